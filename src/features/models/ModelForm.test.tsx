import { screen } from '@testing-library/react'
import { exampleModel } from '../../domain/testing/example-catalogue'
import { renderFrench } from '../testing/render'
import { ModelForm } from './ModelForm'

describe('the form of a model', () => {
  it.each(['contact', 'test_drive'] as const)('has the model beside it, one level below the title: %s', (kind) => {
    renderFrench(<ModelForm model={exampleModel} kind={kind} locations={[]} search="" />)
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2'])
  })
})
