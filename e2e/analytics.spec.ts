import { paths } from '../src/config/segments'
import { site } from '../src/config/site'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { layer, toldOf as told } from './support/data-layer'
import { open } from './support/list-page'
import { expect, test } from './support/test'

let vehicle: Vehicle

test.beforeAll(async () => {
  const found = (await stock()).find(
    ({ availability, photos, prices }) =>
      availability === 'available' && photos.length > 0 && prices.some(({ type }) => type === 'private_lease'),
  )
  if (!found) throw new Error('The stock has nothing to lease')
  vehicle = found
})

test.describe('analytics', () => {
  test('tells what a visitor does in the stock, in order, under both names, and asks no other host', async ({
    visitor,
    watch,
  }) => {
    const context = await visitor()
    const page = await open(context, paths.stock)
    const seen = watch(page)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ véhicules?$/ })).toBeVisible()
    await page
      .getByRole('region', { name: 'Filtres' })
      .getByRole('checkbox', { name: /^Diesel/ })
      .click()
    const [filter] = await told(page, 'adjust_vehicle_overview_filter')
    expect(filter).toMatchObject({ facet: 'fuel', value: 'diesel', contract_id: 'vitrine' })
    expect(filter?.['result_count']).toBeGreaterThan(0)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ index: 1 })
    await told(page, 'adjust_vehicle_overview_sort')
    await page
      .getByRole('button', { name: /^Garder en favori/ })
      .first()
      .click()
    const [favourite] = await told(page, 'add_favourite')
    expect(favourite).toMatchObject({
      vehicle: { brand: expect.any(String) as unknown, model: expect.any(String) as unknown },
    })
    await page
      .getByRole('checkbox', { name: /^Comparer/ })
      .first()
      .check()
    expect((await told(page, 'add_compare'))[0]?.['vehicle_id']).toBe(favourite?.['vehicle_id'])
    await page.getByRole('article').first().getByRole('link').first().click()
    const [viewed] = await told(page, 'view_vehicle_detail')
    expect(viewed?.['vehicle_id']).toBe(favourite?.['vehicle_id'])

    const entries = await layer(page)
    expect(entries[0]).toEqual({
      contract_id: 'vitrine',
      country: 'LU',
      available_locales: ['fr'],
      current_locale: 'fr',
    })
    const names = entries.flatMap(({ event }) => (typeof event === 'string' && !event.startsWith('vm_') ? [event] : []))
    expect(names).toEqual([
      'page_view',
      'view_vehicle_overview',
      'adjust_vehicle_overview_filter',
      'adjust_vehicle_overview_sort',
      'add_favourite',
      'add_compare',
      'click_vehicle_more_details',
      'page_view',
      'view_vehicle_detail',
    ])
    expect(entries.filter(({ event }) => typeof event === 'string' && event.startsWith('vm_'))).toHaveLength(
      names.length,
    )
    expect((await told(page, 'page_view')).map(({ page_template }) => page_template)).toEqual(['stock', 'vehicle'])
    expect([...seen.hosts].every((host) => host === 'localhost' || host === '127.0.0.1')).toBe(true)
    await expect(page.locator('script#tag-manager')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Vos choix' })).toHaveCount(0)
  })

  test('tells of a form that is opened directly as one page, and never what is typed', async ({ visitor }) => {
    const context = await visitor()
    const page = await open(
      context,
      `${paths.vehicle(vehicle)}/${paths.vehicleView('x', 'testDrive').split('/').at(-1) ?? ''}`,
    )
    await told(page, 'form_ready')
    await page.getByLabel('Nom et prénom').fill('Marguerite Unique')
    const [started] = await told(page, 'form_start')
    expect(started).toMatchObject({
      form_id: 'test_drive',
      vehicle_id: vehicle.id,
      vehicle: { brand: vehicle.brandName },
    })
    const entries = await layer(page)
    expect(entries.filter(({ event }) => event === 'page_view')).toMatchObject([{ page_template: 'vehicle-view' }])
    expect(entries.filter(({ event }) => event === 'view_vehicle_testdrive')).toMatchObject([
      { vehicle_id: vehicle.id },
    ])
    expect(entries.filter(({ event }) => event === 'view_vehicle_detail')).toEqual([])
    expect(JSON.stringify(entries)).not.toContain('Marguerite')
  })

  test('tells of shares, of the way to a dealership and of calls', async ({ visitor }) => {
    const context = await visitor()
    const page = await open(context, paths.vehicle(vehicle))
    await told(page, 'view_vehicle_detail')
    await page.getByRole('button', { name: 'Partager' }).first().click()
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    expect(await told(page, 'click_social')).toMatchObject([{ network: 'copy', location: 'share_dialog' }])
    await page.getByText('Horaires de la semaine').click()
    await expect(page.locator('[data-route]').getByText('Dimanche', { exact: false }).first()).toBeVisible()
    expect(await told(page, 'click_vehicle_show_openinghours')).toMatchObject([
      { vehicle_id: vehicle.id, location_id: vehicle.locationId },
    ])
    // The links lead away from the page: only the click counts here.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page
      .locator('[data-route] a', { hasText: /Itinéraire/ })
      .first()
      .click()
    expect(await told(page, 'click_location_route')).toMatchObject([{ location_id: vehicle.locationId }])
    await page.locator('[data-route] a[href^="tel:"]').first().click()
    expect(await told(page, 'click_location_phone_number')).toMatchObject([{ location_id: vehicle.locationId }])
    // With the keyboard: what is still being laid out above would move a link away under the pointer.
    await page.locator('aside a[href^="tel:"]').first().press('Enter')
    await page.locator('footer a[href^="tel:"]').first().press('Enter')
    expect(await told(page, 'click_location_phone_number', 3)).toMatchObject([
      { location_id: vehicle.locationId },
      { location_id: vehicle.locationId },
      { location_id: site.phoneLocation },
    ])
  })

  test('tells of downloads from a model’s page', async ({ visitor }) => {
    const context = await visitor()
    const page = await open(context, paths.model({ brandId: 'peugeot', slug: '3008' }))
    await told(page, 'view_vehicle_model_detail')
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page
      .getByRole('link', { name: /^Fiche technique/ })
      .first()
      .click()
    expect(await told(page, 'download')).toMatchObject([{ file_name: 'fiche-technique-peugeot-3008.pdf' }])
  })
})
