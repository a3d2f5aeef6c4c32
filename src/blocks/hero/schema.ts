import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, longText, picture, required, startingWith, text } from '../../domain/content/schema/fields'
import type { FigureItem, HeroBlock } from '../../domain/content/types'

export const heroSchema = blockSchema<HeroBlock>('hero', {
  label: 'Ouverture',
  group: 'Ouverture de page',
  preview: ['title', 'text'],
  fields: {
    layout: startingWith(
      'page',
      required(
        choice(
          'Présentation',
          { home: 'Accueil (fond sombre, voiture détourée)', page: 'Page (fond clair, image à côté)' },
          'L’accueil se réserve à la page d’accueil du site et à celles des concessions.',
        ),
      ),
    ),
    eyebrow: text('Surtitre', 'Quelques mots au-dessus du titre.', 60),
    title: required(text('Titre', 'Le premier bloc d’une page en donne le titre principal.')),
    text: longText('Texte', 'Une ou deux phrases.'),
    image: picture('Image', 'Pour l’accueil, une voiture détourée ; sinon une photo au format 3:2.'),
    buttons: blocks('Boutons', ['button'], 'Deux suffisent, dont un seul principal.'),
    figures: blocks('Chiffres', ['figure'], 'Sous le texte et les boutons. Trois suffisent.'),
    search: blocks('Recherche', ['stock-quick-search'], 'Posée sur le bord inférieur de l’ouverture.', { maximum: 1 }),
  },
  presets: [
    {
      name: 'Ouverture de page',
      values: { layout: 'page', title: 'Titre de la page', text: 'Une phrase d’introduction.' },
    },
    {
      name: 'Ouverture d’accueil',
      description: 'Fond sombre, avec la recherche de véhicules.',
      values: {
        layout: 'home',
        title: 'Votre prochaine voiture vous attend',
        search: [{ component: 'stock-quick-search', variant: 'default' }],
      },
    },
  ],
})

export const figureSchema = blockSchema<FigureItem>('figure', {
  label: 'Chiffre',
  group: 'Éléments de blocs',
  preview: ['value', 'label'],
  fields: {
    value: required(text('Valeur', 'Par exemple 1 200 ou 6.')),
    label: required(text('Libellé', 'Ce que le chiffre compte, par exemple véhicules en stock.')),
  },
})
