import { screen } from '@testing-library/react'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import type { StoryData } from '../../domain/content/story-data'
import { formShown, leaveForm, site } from '../../features/enquiry/testing/form-driver'
import { PageAddressProvider } from '../../features/page/page-address'
import { renderFrench } from '../../features/testing/render'
import { StoryDataProvider } from '../story-data'
import { EnquiryFormBlock } from './EnquiryFormBlock'

const data: StoryData = {
  ...EMPTY_STORY_DATA,
  locations: [site('mersch'), site('esch')] as unknown as StoryData['locations'],
}

const show = async (search: string) => {
  renderFrench(
    <PageAddressProvider location={{ pathname: '/rendez-vous', search }}>
      <StoryDataProvider data={data}>
        <EnquiryFormBlock
          block={{ _uid: 'f', component: 'enquiry-form', title: 'Rendez-vous', kind: 'service', location: 'mersch' }}
        />
      </StoryDataProvider>
    </PageAddressProvider>,
  )
  await formShown()
  return screen.getByLabelText('Concession')
}

afterEach(leaveForm)

describe('the form of a page', () => {
  it.each([
    ['', 'mersch'],
    ['?concession=esch', 'esch'],
    ['?concession=paris', 'mersch'],
  ])('begins with the dealership of its address where there is one: "%s"', async (search, id) => {
    expect(await show(search)).toHaveValue(id)
  })
})
