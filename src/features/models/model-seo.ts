import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { formatPrice } from '../../domain/format/price'
import type { Model } from '../../domain/model/types'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { modelJsonLd } from '../../domain/seo/product-json-ld'
import type { MessageId } from '../../intl/message-id'

/** Pages of a model, each with an address and a title of its own. */
export type ModelPageKind = 'model' | 'brand' | 'utility' | 'contact' | 'test_drive'

const TITLES: Record<ModelPageKind, MessageId> = {
  model: 'model.metaTitle',
  brand: 'model.metaTitleLanding',
  utility: 'model.metaTitleUtility',
  contact: 'model.metaFormContact',
  test_drive: 'model.metaFormTestDrive',
}

const DESCRIPTIONS: Record<ModelPageKind, MessageId> = {
  model: 'model.metaDescription',
  brand: 'model.metaDescriptionLanding',
  utility: 'model.metaDescriptionUtility',
  contact: 'model.metaDescriptionContact',
  test_drive: 'model.metaDescriptionTestDrive',
}

const pathOf = (kind: ModelPageKind, model: Model): string =>
  ({
    model: paths.model(model),
    brand: paths.modelLanding(model),
    utility: paths.utilityModel(model),
    contact: paths.modelContact(model),
    test_drive: paths.modelTestDrive(model),
  })[kind]

/** The way from the home page to a page of a model. */
export const modelCrumbs = (model: Model, kind: ModelPageKind, formatMessage: IntlShape['formatMessage']): Crumb[] => {
  const start: Crumb[] = [
    { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
    { label: model.brandName, path: paths.brand(model.brandId) },
  ]
  if (kind === 'brand' || kind === 'utility') return [...start, { label: model.name }]
  const models = {
    label: formatMessage({ id: 'model.models' }, { brand: model.brandName }),
    path: paths.brandModels(model.brandId),
  }
  if (kind === 'model') return [...start, models, { label: model.name }]
  const form = formatMessage({ id: kind === 'contact' ? 'model.contact' : 'model.testDrive' })
  return [...start, models, { label: model.name, path: paths.model(model) }, { label: form }]
}

/** Head of a page of a model. */
export const useModelSeo = (model: Model, kind: ModelPageKind) => {
  const { formatMessage } = useIntl()
  const path = pathOf(kind, model)
  const values = {
    name: `${model.brandName} ${model.name}`,
    price: formatPrice(model.fromPrice),
    tagline: model.tagline,
    site: site.name,
  }
  const url = `${publicConfig.siteUrl}${path}`
  const product = kind === 'model' ? [modelJsonLd(model, url)] : []
  return {
    title: formatMessage({ id: TITLES[kind] }, values),
    description: formatMessage({ id: DESCRIPTIONS[kind] }, values),
    path,
    image: model.photos[0]?.url,
    jsonLd: [...product, breadcrumbJsonLd(modelCrumbs(model, kind, formatMessage), publicConfig.siteUrl)],
  }
}
