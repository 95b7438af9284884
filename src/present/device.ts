// Devices on the wire.

import type { components } from '../generated/types.ts'
import type { Device } from '../models/device.ts'

export function presentDevice(device: Device): components['schemas']['Device'] {
  return {
    push_key_id: device.push_key_id,
    push_token_id: device.token_id,
    pending_push_token_id: device.pending_token_id,
    push_token_last_updated_timestamp: device.token_last_updated,
    push_registration_error_code: device.registration_error_code,
  }
}
