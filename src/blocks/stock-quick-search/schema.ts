import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, required, startingWith, text } from '../../domain/content/schema/fields'
import type { StockQuickSearchBlock } from '../../domain/content/types'

export const stockQuickSearchSchema = blockSchema<StockQuickSearchBlock>('stock-quick-search', {
  label: 'Recherche de véhicules',
  group: 'Véhicules et offres',
  preview: ['title', 'variant'],
  fields: {
    variant: startingWith(
      'default',
      required(
        choice(
          'Variante',
          {
            default: 'Tous les véhicules, par prix',
            'car-company': 'Entreprises, utilitaires d’abord',
            financial: 'Par mensualité',
          },
          'Décide des onglets et du choix de prix.',
        ),
      ),
    ),
    title: text('Titre'),
    popular: blocks('Recherches fréquentes', ['button'], 'Des liens vers le stock déjà filtré.'),
  },
  presets: [
    { name: 'Tous les véhicules', values: { variant: 'default' }, isDefault: true },
    { name: 'Entreprises', values: { variant: 'car-company' } },
    { name: 'Par mensualité', values: { variant: 'financial' } },
  ],
})
