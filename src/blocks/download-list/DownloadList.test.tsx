import { screen } from '@testing-library/react'
import type { DownloadItem } from '../../domain/content/types'
import { watchLinks } from '../../features/analytics/watch-links'
import { renderFrench } from '../../features/testing/render'
import { DownloadList } from './DownloadList'

const item = (uid: string, fields: Partial<DownloadItem>): DownloadItem => ({
  _uid: uid,
  component: 'download',
  title: 'Conditions générales',
  file: 'https://a.storyblok.com/f/1234/conditions.pdf',
  ...fields,
})
const show = (...files: DownloadItem[]) =>
  renderFrench(<DownloadList block={{ _uid: 'd', component: 'download-list', title: 'Documents', files }} />)

const sentDownloads = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'download')

describe('list of files', () => {
  it('says type and size of each as far as they are known', () => {
    show(
      item('a', { size: 1234, description: 'Valables dès janvier.' }),
      item('b', { title: 'Tarifs', size: 90, file: 'https://files.example/tarifs' }),
      item('c', { title: 'Plan', file: 'https://files.example/plan.png' }),
      item('d', { title: 'Site', file: 'https://files.example/site' }),
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Conditions générales PDF, 1,2 Mo',
      'Tarifs 90 ko',
      'Plan PNG',
      'Site',
    ])
    expect(screen.getByText('Valables dès janvier.')).toBeVisible()
  })

  it('sends the download event for files of the content host alone', () => {
    delete window.dataLayer
    watchLinks()
    document.addEventListener('click', (event) => event.preventDefault())
    show(item('a', {}), item('b', { title: 'Ailleurs', file: 'https://files.example/plan.pdf' }))
    for (const link of screen.getAllByRole('link')) link.click()
    expect(sentDownloads()).toEqual([
      expect.objectContaining({ file_name: 'conditions.pdf', file_host: 'a.storyblok.com' }),
    ])
  })
})
