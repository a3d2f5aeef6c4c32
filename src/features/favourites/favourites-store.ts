import { createIdListStore } from '../storage/id-list-store'

/** Vehicles the visitor keeps; without a limit. */
export const favourites = createIdListStore({ key: 'vitrine.favourites' })
