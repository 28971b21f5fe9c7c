import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { ShareDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { sameValue, valueAt } from '../../content/field/path';
import { cutShare, type Share, shareOf } from '../../content/item/share';
import { sharePreviewTexts as texts } from '../../messages/screens/sharePreview';
import { Icon } from '../../ui/base/Icon';
import type { EditorActor } from './useEditorActor';

interface SharePreviewProps {
  readonly actor: EditorActor;
  readonly share: ShareDeclaration;
}

/** Host and path of the page, one by one: where it stands, or will stand once it is saved. */
function addressOf(slug: string, permalink: string | null): readonly string[] {
  const { origin, host } = window.location;
  if (permalink === null || !URL.canParse(permalink, origin)) return [host, slug || texts.noAddress];
  const url = new URL(permalink, origin);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  return [url.host, ...parts.slice(0, -1), slug || (parts.at(-1) ?? '')];
}

const Title = ({ share }: { readonly share: Share }) =>
  share.title.text === '' ? (
    <em lang="it" className="text-muted">
      {texts.noTitle}
    </em>
  ) : (
    share.title.text
  );

/** As a search engine lists it. */
function Found({ share, address }: { readonly share: Share; readonly address: readonly string[] }) {
  return (
    <>
      <p className="truncate text-muted text-xs">{address.join(' › ')}</p>
      <p className="text-accent-ink text-lg leading-snug">
        <Title share={share} />
      </p>
      <p className="text-sm">
        {share.description.text || (
          <em lang="it" className="text-muted">
            {texts.noDescription}
          </em>
        )}
      </p>
    </>
  );
}

/** As a network shows it where somebody shares it. */
function Shared({ share, address: [host] }: { readonly share: Share; readonly address: readonly string[] }) {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {share.image === null ? (
        <p className="flex aspect-[1.91] flex-col items-center justify-center gap-1 bg-sunken p-2 text-center text-muted text-sm">
          <Icon name="image" />
          {texts.noImage}
        </p>
      ) : (
        <img
          src={share.image.url}
          alt={share.image.description ?? ''}
          className="aspect-[1.91] w-full bg-sunken object-cover"
        />
      )}
      <div className="border-line border-t bg-sunken p-3">
        <p className="truncate text-muted text-xs uppercase">{host}</p>
        <p className="font-semibold leading-snug">
          <Title share={share} />
        </p>
        {share.description.text !== '' && <p className="text-sm">{share.description.text}</p>}
      </div>
    </div>
  );
}

/** What of it was taken from elsewhere, and what does not fit. */
function notesOf(whole: Share, cut: Share): readonly string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const { text, from } = whole[part];
    return [...(from === null ? [] : [texts.taken[part](from)]), ...(cut[part].text === text ? [] : [texts.cut[part]])];
  });
}

const sameShare = (one: Share | null, other: Share | null): boolean =>
  sameValue(one as unknown as Json, other as unknown as Json);

/** What an item looks like elsewhere, as it stands in the form. It redraws when something in it changes, nothing else. */
export function SharePreview({ actor, share: declared }: SharePreviewProps) {
  const language = useSelector(actor, ({ context }) => context.language);
  const whole = useSelector(
    actor,
    ({ context: { content, item } }) => (item === null ? null : shareOf(content, item, language, declared)),
    sameShare,
  );
  const slug = useSelector(actor, ({ context: { item } }) => String(valueAt(item, `contents.${language}.slug`) ?? ''));
  const permalink = useSelector(actor, ({ context: { saved } }) => saved?.contents[language]?.permalink ?? null);
  const address = useMemo(() => addressOf(slug, permalink), [slug, permalink]);
  if (whole === null) return null;
  const share = cutShare(whole, declared.kind);
  const drawn: Readonly<Record<ShareDeclaration['kind'], ReactNode>> = {
    search: <Found share={share} address={address} />,
    social: <Shared share={share} address={address} />,
  };
  return (
    <figure className="max-w-xl rounded-md border border-line bg-raised p-3">
      <figcaption className="mb-2 text-muted text-xs">{texts.caption[declared.kind]}</figcaption>
      <div lang={language} className="space-y-0.5 break-words">
        {drawn[declared.kind]}
      </div>
      <p className="mt-2 text-muted text-xs empty:hidden">{notesOf(whole, share).join(' ')}</p>
    </figure>
  );
}
