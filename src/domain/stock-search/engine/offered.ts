import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import type { StockColumns } from '../codec/decode'
import { MISSING } from '../fields'

/** The acquisition types in which any vehicle of the stock is offered, in the order of the site. Reads columns once. */
export const offeredTypes = ({ offers }: Pick<StockColumns, 'offers'>): AcquisitionType[] =>
  ACQUISITION_TYPES.filter((type) => offers.amounts[type].totals.some((total) => total !== MISSING))
