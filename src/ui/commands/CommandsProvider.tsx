import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Targets } from '../../commands/availability';
import { shellEvents } from '../../commands/scopes/shell';
import { handlerTarget } from '../../commands/target';
import { forms } from '../../content/forms';
import { commandTexts } from '../../messages/commands/commands';
import { arrivedPart, lazyPart, useLazyPart } from '../base/lazyPart';
import { whenIdle } from '../base/pageShown';
import { useListening } from '../base/useListening';
import { moveRegion } from '../page/regions';
import { Announcer } from './Announcer';
import { CommandCenterContext } from './context';
import { listen } from './listener';
import { commandParts } from './parts';
import type { CommandCenter } from './ports';
import { KEYS_KEY } from './storage';
import { typeAhead } from './typeAhead';

// These show every command, so that those of other pages come with them, at the latest when the browser is idle.
const helpSheet = lazyPart(commandParts.with('whole', () => import('../help/HelpSheet')));
const keySettings = lazyPart(commandParts.with('whole', () => import('../keySettings/KeySettingsDialog')));

interface CommandsProviderProps {
  readonly center: CommandCenter;
  readonly onToggleTheme: () => void;
  readonly onSignOut: () => void;
  readonly onBack: () => void;
  /** Whether there is any page to go back to. Must stay the same. */
  readonly mayGoBack: () => boolean;
  /** Opens the tree of categories of the page in front. */
  readonly onCategories: () => void;
  /** Shows the last notices again. */
  readonly onNotices: () => void;
  /** Opens the guide's page about the page in front. Must stay the same. */
  readonly onGuide: () => void;
  /** Exports what the machines went through last. */
  readonly onReport: () => void;
  readonly children: ReactNode;
}

/** Listens to the keyboard, and puts palette, help sheet and announcements over what is below. Once, in the shell. */
export function CommandsProvider(props: CommandsProviderProps) {
  const { center, onToggleTheme, onSignOut, onBack, mayGoBack, onNotices, onReport, onCategories, onGuide, children } =
    props;
  // What the help sheet describes: what was in front when it was opened.
  const [helped, setHelped] = useState<Targets | null>(null);
  const helpOpen = helped !== null;
  const [keyboardOpen, setKeyboardOpen] = useState(false);
  const palette = useSyncExternalStore(center.palette.subscribe, center.palette.live);
  const toggleTheme = useEffectEvent(onToggleTheme);
  const signOut = useEffectEvent(onSignOut);
  const showNotices = useEffectEvent(onNotices);
  const report = useEffectEvent(onReport);
  const goBack = useEffectEvent(onBack);
  const openCategories = useEffectEvent(onCategories);
  const opensModal = useEffectEvent(() => helpOpen || keyboardOpen || center.palette.typed() !== null);
  const fail = useEffectEvent(() => {
    setHelped(null);
    setKeyboardOpen(false);
    center.keymap.send({ type: 'command.refused', reason: commandTexts.notLoaded });
  });
  const HelpSheet = arrivedPart(useLazyPart(helpSheet, helpOpen, () => fail()));
  const KeySettingsDialog = arrivedPart(useLazyPart(keySettings, keyboardOpen, () => fail()));
  useLayoutEffect(() => {
    const handlers = {
      [shellEvents.palette]: center.palette.toggle,
      [shellEvents.back]: () => goBack(),
      [shellEvents.help]: () => {
        const front = center.front();
        setHelped((before) => before ?? front);
      },
      [shellEvents.guide]: onGuide,
      [shellEvents.keyboard]: () => {
        setHelped(null);
        // Keys are given to the cards and fields of every form too.
        void forms.loadAll().then(
          () => setKeyboardOpen(true),
          () => fail(),
        );
      },
      [shellEvents.theme]: () => toggleTheme(),
      [shellEvents.signOut]: () => signOut(),
      [shellEvents.forget]: center.forget,
      [shellEvents.nextRegion]: () => moveRegion(1),
      [shellEvents.previousRegion]: () => moveRegion(-1),
      [shellEvents.notices]: () => showNotices(),
      [shellEvents.categories]: () => openCategories(),
      [shellEvents.report]: () => report(),
    };
    const shell = handlerTarget('shell', handlers, {
      [shellEvents.back]: () => (mayGoBack() ? null : commandTexts.noPageBefore),
      [shellEvents.forget]: () => (center.hasMemory() ? null : commandTexts.nothingToForget),
    });
    const unmount = center.targets.mount(shell, 0);
    const deafen = listen(center.keymap, center.platform, () => opensModal());
    const endTyping = typeAhead(center.palette);
    return () => {
      endTyping();
      deafen();
      unmount();
    };
  }, [center, mayGoBack, onGuide]);
  // Keys that were changed in another tab count here too; a null key means that all was cleared.
  useListening('window', { storage: ({ key }) => (key === KEYS_KEY || key === null) && center.freshKeys() });
  useEffect(() => whenIdle(() => void center.palette.fetch()), [center]);
  return (
    <CommandCenterContext value={center}>
      {children}
      {palette !== null && <palette.Part palette={palette.actor} />}
      {keyboardOpen && KeySettingsDialog !== null && <KeySettingsDialog onClose={() => setKeyboardOpen(false)} />}
      {helped !== null && HelpSheet !== null && <HelpSheet targets={helped} onClose={() => setHelped(null)} />}
      <Announcer />
    </CommandCenterContext>
  );
}
