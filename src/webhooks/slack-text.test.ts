// databases: once
import { expect, test } from 'vitest'
import { fromSlack } from './slack-text.ts'

test.each([
  ['*bold* _soft_ ~gone~', '**bold** *soft* ~~gone~~'],
  ['*bold _and soft_*', '**bold *and soft***'],
  ['2*3*4 snake_case_name', '2\\*3\\*4 snake\\_case\\_name'],
  ['<https://example.com|the _page_>', '[the \\_page\\_](https://example.com/)'],
  ['<https://example.com>', '[https://example.com](https://example.com/)'],
  ['<javascript:alert(1)|x>', 'x'],
  ['<!channel> <!here|here> <@U024BE7LH> <#C024BE7LR|general>', '@channel @here @U024BE7LH general'],
  ['a &lt;b&gt; &amp;amp;', 'a \\<b\\> \\&amp;'],
  ['`*x*` and ```\n*y*\n```', '`*x*` and\n```\n*y*\n```'],
  ['<!date^1392734382^{date} at {time}|once>', '<time:1392734382>'],
  ['Due <!date^1392734382^{date_num} {time_secs}, said Ada|once>.', 'Due <time:1392734382>, said Ada.'],
  ['<!date^1392734382^On {date} and again|once>', 'On <time:1392734382> and again'],
  ['@**all**', '@\\*\\*all\\*\\*'],
  ['', ''],
])('%j is %j', (source, markdown) => {
  expect(fromSlack(source).markdown).toBe(markdown)
})
