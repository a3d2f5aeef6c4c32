import { blockSchema } from '../../domain/content/schema/block-schema'
import { number, required, startingWith, text } from '../../domain/content/schema/fields'
import type { IframeBlock } from '../../domain/content/types'

export const iframeSchema = blockSchema<IframeBlock>('iframe', {
  label: 'Page intégrée',
  group: 'Textes et images',
  preview: ['title', 'url'],
  fields: {
    title: required(text('Titre', 'Lu à haute voix à qui ne voit pas la page intégrée.')),
    url: required(text('Adresse', 'Adresse en https d’un hôte autorisé ; d’un autre, un lien la remplace.')),
    height: startingWith('600', required(number('Hauteur (px)', [100, 4000]))),
  },
})
