/** Opens /status of the demo; a real deployment sets `STATUS_TOKEN`. */
export const DEMO_STATUS_TOKEN = 'demo-status-token'
