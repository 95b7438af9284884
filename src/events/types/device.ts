// device events: a client device was added, changed or removed, for its user.

import type { Device } from '../../models/device.ts'
import { presentDevice } from '../../present/device.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type WireDevice = ReturnType<typeof presentDevice>
type DevicePayload = { op: 'add' | 'remove'; device_id: number } | ({ op: 'update'; device_id: number } & Partial<WireDevice>)
type DeviceEvent = EventOf<'device', DevicePayload>

export const device = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<DevicePayload>,
  seen: 'always',
} satisfies EventDefinition<DevicePayload>

export function deviceEvent(op: 'add' | 'remove', { id, user_id }: Pick<Device, 'id' | 'user_id'>): DeviceEvent {
  return { type: 'device', payload: { op, device_id: id }, audience: { to: 'users', ids: [user_id] } }
}

/** An event with those fields of the device that differ from `before`. */
export function deviceChanged(device: Device, before: WireDevice): DeviceEvent {
  const changed = Object.entries(presentDevice(device)).filter(([name, value]) => before[name as keyof WireDevice] !== value)
  const payload = { op: 'update' as const, device_id: device.id, ...Object.fromEntries(changed) }
  return { type: 'device', payload, audience: { to: 'users', ids: [device.user_id] } }
}
