/** Today's date, and the vehicle whose page the visitor asks from. */
export interface Asker {
  /** ISO day in Luxembourg. */
  today: string
  /** The vehicle whose page is open, with the labels of its equipment. */
  vehicle: { id: number; equipment: readonly string[] } | null
  /** Dealerships that are meant where a question names none: that of the vehicle at hand. */
  here?: readonly string[]
}
