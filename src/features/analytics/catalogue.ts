/** What a field of an event holds. A question mark: null where it is not known. */
interface Kinds {
  text: string
  'text?': string | null
  number: number
  'number?': number | null
}

/**
 * Every event of the site and its fields; nothing else is ever pushed. None holds anything a visitor typed about
 * themselves: free text is told by its number of words, a place by the radius around it, or by whether it is a town or a
 * position. `docs/analytics.md` explains each.
 */
export const CATALOGUE = {
  page_view: { page_template: 'text', page_path: 'text' },
  view_vehicle_overview: { brand_id: 'text?' },
  view_vehicle_detail: { vehicle_id: 'number' },
  view_vehicle_testdrive: { vehicle_id: 'number' },
  view_vehicle_interest: { vehicle_id: 'number' },
  view_vehicle_lease_calculator: { vehicle_id: 'number' },
  view_vehicle_finance_calculator: { vehicle_id: 'number' },
  view_vehicle_model_detail: { model_id: 'text' },
  view_lease_vehicle_overview: {},
  view_lease_vehicle_detail: { lease_vehicle_id: 'text' },
  view_location_overview: {},
  view_location_detail: { location_id: 'text' },
  view_compare: { vehicle_ids: 'text', result_count: 'number' },
  click_social: { network: 'text', location: 'text' },
  click_vehicle_more_details: { vehicle_id: 'number' },
  click_vehicle_show_openinghours: { vehicle_id: 'number?', location_id: 'text?' },
  click_location_phone_number: { location_id: 'text?' },
  click_location_email: { location_id: 'text?' },
  click_location_whatsapp: { location_id: 'text?' },
  click_location_route: { location_id: 'text?' },
  download: { file_name: 'text', file_host: 'text' },
  adjust_vehicle_overview_filter: { facet: 'text', value: 'text', result_count: 'number' },
  adjust_vehicle_overview_sort: { sort: 'text' },
  adjust_vehicle_overview_page: { page: 'number' },
  adjust_vehicle_quicksearch_filter: { facet: 'text', value: 'text', result_count: 'number?' },
  submit_vehicle_quicksearch: { variant: 'text', result_count: 'number?' },
  adjust_location_filter: { facet: 'text', value: 'text', result_count: 'number' },
  adjust_price_display: { price_types: 'text' },
  adjust_calculator: { calculator: 'text', vehicle_id: 'number' },
  save_search: {},
  remove_search: {},
  open_search: { new_count: 'number?' },
  add_favourite: { vehicle_id: 'number' },
  remove_favourite: { vehicle_id: 'number' },
  add_compare: { vehicle_id: 'number' },
  remove_compare: { vehicle_id: 'number' },
  open_booking: { product_category: 'text?', location_id: 'text?' },
  form_ready: {
    form_id: 'text',
    vehicle_id: 'number?',
    model_id: 'text?',
    lease_vehicle_id: 'text?',
    location_id: 'text?',
  },
  form_start: {
    form_id: 'text',
    vehicle_id: 'number?',
    model_id: 'text?',
    lease_vehicle_id: 'text?',
    location_id: 'text?',
  },
  form_sent: {
    form_id: 'text',
    vehicle_id: 'number?',
    model_id: 'text?',
    lease_vehicle_id: 'text?',
    location_id: 'text?',
  },
} as const satisfies Record<string, Readonly<Record<string, keyof Kinds>>>

export type EventName = keyof typeof CATALOGUE

type FieldsOf<Name extends EventName> = {
  -readonly [Field in keyof (typeof CATALOGUE)[Name]]: (typeof CATALOGUE)[Name][Field] extends keyof Kinds
    ? Kinds[(typeof CATALOGUE)[Name][Field]]
    : never
}

/** One event, told apart by its name. */
export type AnalyticsEvent = { [Name in EventName]: { event: Name } & FieldsOf<Name> }[EventName]
