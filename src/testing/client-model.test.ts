// databases: once
import { expect, test } from 'vitest'
import { type ClientModel, eventFaults, modelFaults } from './client-model.ts'

const model: ClientModel = {
  answers: {},
  events: { 'thing update': 'ThingEvent', plain: 'PlainEvent' },
  values: { ThingEvent: { size: 'integer?' } },
  aliases: { Either: 'Thing|integer' },
  types: {
    Thing: { id: 'integer', name: 'string?', kind: "'a'|'b'|3", parts: 'Thing[]?', byId: '{integer}string[]?' },
    ThingEvent: { property: 'string' },
    PlainEvent: { id: 'integer' },
  },
}

test('a value that has what the model requires has no fault', () => {
  const thing = { id: 1, kind: 3, parts: [{ id: 2, kind: 'a' }], byId: { 7: ['x'] }, more: true }
  expect(modelFaults(model, 'Either', thing)).toEqual([])
  expect(modelFaults(model, 'Either', 5)).toEqual([])
  expect(modelFaults(model, 'Thing?', null)).toEqual([])
})

test.each([
  [{ kind: 'a' }, 'Thing.id is undefined, not integer'],
  [{ id: '1', kind: 'a' }, 'Thing.id is "1", not integer'],
  [{ id: 1.5, kind: 'a' }, 'Thing.id is 1.5, not integer'],
  [{ id: 1, kind: 'c' }, 'Thing.kind is "c", not \'a\''],
  [{ id: 1, kind: 'a', name: 2 }, 'Thing.name is 2, not string'],
  [{ id: 1, kind: 'a', parts: [{ id: null, kind: 'b' }] }, 'Thing.parts[0].id is null, not integer'],
  [{ id: 1, kind: 'a', parts: {} }, 'Thing.parts is {}, not a list'],
  [{ id: 1, kind: 'a', byId: { x: [] } }, 'Thing.byId is "x", not a map with integers as keys'],
  [{ id: 1, kind: 'a', byId: { 7: 'x' } }, 'Thing.byId.7 is "x", not a list'],
  [[], 'Thing is [], not an object'],
])('%j has the fault %s', (value, fault) => {
  expect(modelFaults(model, 'Thing', value)).toEqual([fault])
})

test('an event is held against the type of its kind, and its value against its property', () => {
  expect(eventFaults(model, { type: 'thing', op: 'update', property: 'size', value: null })).toEqual([])
  expect(eventFaults(model, { type: 'thing', op: 'update', property: 'size', value: 'x' })).toEqual(['ThingEvent size is "x", not integer'])
  expect(eventFaults(model, { type: 'plain', op: 'whatever' })).toEqual(['PlainEvent.id is undefined, not integer'])
  expect(eventFaults(model, { type: 'thing', op: 'add' })).toEqual([])
})

test('a type that the model does not have is an error', () => {
  expect(() => modelFaults(model, 'Nothing', 1)).toThrow('there is no type Nothing')
})
