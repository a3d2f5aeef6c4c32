import { useState } from 'react'
import type { ReactNode } from 'react'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import type { ShareDialogProps } from './ShareDialog'

const ShareDialog = lazyPart(() =>
  import(/* webpackChunkName: "share-dialog" */ './ShareDialog').then(({ ShareDialog: loaded }) => loaded),
)

/** The dialog to hand on a page, which is loaded when it is first wanted: most visitors never open it. */
export const useShareDialog = (
  shared: Omit<ShareDialogProps, 'open' | 'onClose'>,
): { open: () => void; dialog: ReactNode } => {
  /** Null until it is first wanted. */
  const [sharing, setSharing] = useState<boolean | null>(null)
  const isLoaded = useLoadedPart(ShareDialog, sharing !== null)
  return {
    open: () => setSharing(true),
    dialog: sharing !== null && isLoaded && (
      <Part>
        <ShareDialog {...shared} open={sharing} onClose={() => setSharing(false)} />
      </Part>
    ),
  }
}
