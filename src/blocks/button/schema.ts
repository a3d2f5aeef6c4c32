import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, link, required, text, toggle } from '../../domain/content/schema/fields'
import type { BookingPlugin, ButtonProps } from '../../domain/content/types'
import { ICON_HELP } from '../schema-texts'

const SIZES = { large: 'Grande', medium: 'Moyenne', small: 'Petite', 'extra-small': 'Très petite' }
const VARIANTS = { primary: 'Principal', secondary: 'Secondaire', tertiary: 'Tertiaire', ghost: 'Discret' }

export const buttonSchema = blockSchema<ButtonProps>('button', {
  label: 'Bouton',
  group: 'Contact et formulaires',
  preview: ['label'],
  fields: {
    label: required(text('Libellé', 'Dit ce qui se passe, par exemple Réserver un essai.')),
    to: required(link('Lien', 'Un lien vers un autre site s’ouvre dans un nouvel onglet.')),
    plugins: blocks('Réservation', ['booking-plugin'], 'Ouvre la fenêtre de rendez-vous au lieu de suivre le lien.', {
      maximum: 1,
    }),
    variant: choice('Variante', VARIANTS, 'Un seul bouton principal par bloc.'),
    size: choice('Taille', SIZES),
    icon: text('Icône', ICON_HELP),
    iconPosition: choice('Place de l’icône', { start: 'Avant le libellé', end: 'Après le libellé' }),
    hideIcon: toggle('Sans icône'),
    fullWidth: toggle('Pleine largeur'),
    onDarkBackground: toggle(
      'Sur fond sombre',
      'Les blocs au fond sombre s’en chargent ; sur fond clair, le bouton serait illisible.',
    ),
    disabled: toggle('Inactif', 'Visible, mais sans effet.'),
  },
  tabs: [
    {
      label: 'Apparence',
      fields: ['variant', 'size', 'icon', 'iconPosition', 'hideIcon', 'fullWidth', 'onDarkBackground', 'disabled'],
    },
  ],
  presets: [
    { name: 'Principal', values: { variant: 'primary' }, isDefault: true },
    { name: 'Secondaire', values: { variant: 'secondary' } },
    {
      name: 'Rendez-vous',
      description: 'Ouvre la fenêtre de rendez-vous.',
      values: {
        label: 'Prendre rendez-vous',
        variant: 'secondary',
        icon: 'calendar',
        plugins: [{ component: 'booking-plugin', product_category_hidden: true }],
      },
    },
  ],
})

export const bookingPluginSchema = blockSchema<BookingPlugin>('booking-plugin', {
  label: 'Réservation en ligne',
  group: 'Éléments de blocs',
  preview: ['product_category', 'location'],
  fields: {
    make: text('Marque', 'Telle que le service de rendez-vous l’appelle.'),
    location: text('Concession', 'Telle que le service de rendez-vous l’appelle.'),
    product_category: text('Genre de rendez-vous', 'Tel que le service de rendez-vous l’appelle, par exemple tyres.'),
    product_category_hidden: toggle('Cacher le choix du genre'),
  },
})
