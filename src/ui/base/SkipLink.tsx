import { uiTexts } from '../../messages/ui/ui';

/**
 * First stop of the Tab key: moves the focus to the element with this id. A button, since a hash link would be a route.
 */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <button
      type="button"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      onClick={() => {
        const element = document.getElementById(target);
        element?.focus();
        element?.scrollIntoView({ block: 'start' });
      }}
    >
      {uiTexts.skipToContent}
    </button>
  );
}
