import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import type { ShareButtonBlock } from '../../domain/content/types'
import { useShare } from '../../features/share/use-share'
import type { BlockProps } from '../block-props'

/** Shares the page that it stands on. */
export const ShareButton = ({ block: { label } }: BlockProps<ShareButtonBlock>) => {
  const share = useShare()
  return (
    <div className="wrap lone">
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="share-2" size={16} />}
        onClick={() => void share(document.title)}
      >
        {label}
      </Button>
    </div>
  )
}
