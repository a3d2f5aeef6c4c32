/** Names of values and help that several blocks share. */
export const COLUMNS = { 2: 'Deux', 3: 'Trois', 4: 'Quatre' }

export const ICON_HELP = 'Nom d’une icône, par exemple calendar, phone ou wrench.'
export const BRAND_HELP = 'Laissez vide pour toutes les marques. La liste est la source de données Marques.'
export const LOCATION_HELP = 'Laissez vide pour toutes. La liste est la source de données Concessions.'
export const MODEL_HELP = 'Identifiant du modèle dans le catalogue, par exemple peugeot-208. Laissez vide pour tous.'

export const VEHICLE_CATEGORY_NAMES = { passenger: 'Voitures', van: 'Utilitaires', truck: 'Camions' }
