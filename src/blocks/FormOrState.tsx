import { lazyPart } from '../components/ui/lazy-part'
import { Part } from '../components/ui/Part'
import { formStateOf } from '../domain/content/gallery'
import { EnquiryForm } from '../features/enquiry/EnquiryForm'
import type { EnquiryFormProps } from '../features/enquiry/props'
import type { Editable } from './block-props'

const FormExample = lazyPart(() =>
  import(/* webpackChunkName: "form-example" */ '../features/enquiry/examples/FormExample').then(
    (loaded) => loaded.FormExample,
  ),
)

/** The form of a block; in the gallery of blocks also as it stands after an attempt to send it. */
export const FormOrState = ({ block, ...props }: EnquiryFormProps & { block: Editable }) => {
  const state = formStateOf(block._editable)
  return state === null ? (
    <EnquiryForm {...props} />
  ) : (
    <Part>
      <FormExample {...props} state={state} />
    </Part>
  )
}
