/** Attribute of buttons that show at once that they were pressed or released, before scripts have kept it. */
export const TOGGLE = 'data-toggle'
