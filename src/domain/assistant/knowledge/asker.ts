/** Today's date, and the vehicle whose page the visitor asks from. */
export interface Asker {
  /** ISO day in Luxembourg. */
  today: string
  /** The vehicle whose page is open, with the labels of its equipment. */
  vehicle: { id: number; equipment: readonly string[] } | null
  /** Default dealerships for a question that names none, such as the one with the vehicle on this page. */
  here?: readonly string[]
}
