import type { PriceMark } from '../price/price-marks'
import { parsePriceMarks } from '../price/price-marks'
import type { Photo, Vehicle } from './types'
import { isRecord } from '../is-record'

/** What a list of the visitor shows of a vehicle before its page was read, and when it is gone. */
export interface KeptCard {
  brandId: string
  brandName: string
  modelName: string
  variant: string
  photo: Photo | null
}

/** A vehicle on a list of the visitor; `card` is null where only its number is known. */
export interface KeptVehicle {
  id: number
  card: KeptCard | null
}

export interface KeptFavourite extends KeptVehicle {
  /** ISO instant; null where it is not known. */
  addedAt: string | null
  /** What it cost when it was added, to tell later what it costs less. */
  prices: PriceMark[]
}

export interface SeenVehicle extends KeptVehicle {
  /** ISO instant of the last visit. */
  seenAt: string
}

/** What a vehicle must bring to be kept: that of a card, or of a page. */
export type Keepable = Pick<Vehicle, 'id' | 'brandId' | 'brandName' | 'modelName' | 'variant' | 'photos' | 'prices'>

const isText = (value: unknown): value is string => typeof value === 'string'
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))

/** A stock number: a whole number above 0. */
export const isVehicleId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Only addresses of the web: what stands in storage may have been written by anybody. */
const isPhoto = (value: unknown): value is Photo =>
  isRecord(value) &&
  isText(value.url) &&
  /^(https?:\/)?\//.test(value.url) &&
  isText(value.alt) &&
  typeof value.width === 'number' &&
  value.width > 0 &&
  typeof value.height === 'number' &&
  value.height > 0

const parseCard = (value: unknown): KeptCard | null => {
  if (!isRecord(value)) return null
  const { brandId, brandName, modelName, variant, photo } = value
  if (!isText(brandId) || !isText(brandName) || !isText(modelName) || !isText(variant)) return null
  return { brandId, brandName, modelName, variant, photo: isPhoto(photo) ? photo : null }
}

/** An entry as it was stored, whoever wrote it; a bare number is what the first version stored. Null for anything else. */
export const parseKeptVehicle = (value: unknown): KeptVehicle | null => {
  if (isVehicleId(value)) return { id: value, card: null }
  return isRecord(value) && isVehicleId(value.id) ? { id: value.id, card: parseCard(value.card) } : null
}

export const parseKeptFavourite = (value: unknown): KeptFavourite | null => {
  const kept = parseKeptVehicle(value)
  if (!kept) return null
  const { addedAt, prices } = isRecord(value) ? value : {}
  return { ...kept, addedAt: isInstant(addedAt) ? addedAt : null, prices: parsePriceMarks(prices) }
}

export const parseSeenVehicle = (value: unknown): SeenVehicle | null => {
  const kept = parseKeptVehicle(value)
  return kept && isRecord(value) && isInstant(value.seenAt) ? { ...kept, seenAt: value.seenAt } : null
}

/** A vehicle as a list keeps it. */
export const keptVehicle = ({
  id,
  brandId,
  brandName,
  modelName,
  variant,
  photos,
}: Omit<Keepable, 'prices'>): KeptVehicle => {
  const [photo] = photos
  const small = photo ? { url: photo.url, alt: photo.alt, width: photo.width, height: photo.height } : null
  return { id, card: { brandId, brandName, modelName, variant, photo: small } }
}

/** "Peugeot 3008"; empty where it is not known. */
export const keptName = ({ card }: KeptVehicle): string => (card ? `${card.brandName} ${card.modelName}` : '')
