import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, table, text } from '../../domain/content/schema/fields'
import type { TableBlock } from '../../domain/content/types'

const row = (component: string, values: readonly string[]) => values.map((value) => ({ component, value }))

export const tableSchema = blockSchema<TableBlock>('table', {
  label: 'Tableau',
  group: 'Textes et images',
  preview: ['title', 'caption'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    caption: text('Légende', 'Au-dessus du tableau, par exemple Prix TVA comprise. Facultative.'),
    table: required(
      table(
        'Contenu',
        'La première ligne nomme les colonnes, la première colonne dit de quoi parle chaque ligne. Une ligne vide n’est pas affichée.',
      ),
    ),
  },
  presets: [
    {
      name: 'Deux formules comparées',
      values: {
        table: {
          fieldtype: 'table',
          thead: row('_table_head', ['', 'Formule Confort', 'Formule Intégrale']),
          tbody: [{ component: '_table_row', body: row('_table_col', ['Durée', '12 mois', '24 mois']) }],
        },
      },
      isDefault: true,
    },
  ],
})
