import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/base/Button';
import { Card } from '../../src/ui/base/Card';
import { Checkbox } from '../../src/ui/base/Checkbox';
import { Field, FieldMarkContext } from '../../src/ui/base/Field';
import { KeyCaps } from '../../src/ui/base/KeyCaps';
import { Pagination } from '../../src/ui/base/Pagination';
import { RadioGroup } from '../../src/ui/base/RadioGroup';
import { Select } from '../../src/ui/base/Select';
import { LanguageTabs } from '../../src/ui/base/Tabs';
import { TextInput } from '../../src/ui/base/TextInput';
import { click, descriptionOf, find, findAll, press, render, type } from '../page/render';

test('a choice that can’t be changed stays as it is and reachable, and says why', async () => {
  const choose = vi.fn();
  const options = [
    { value: 1, label: 'Attivo' },
    { value: 0, label: 'Non Attivo' },
  ];
  await render(
    <RadioGroup label="Stato" value={1} options={options} readOnly refusal="Puoi solo leggere" onValue={choose} />,
  );
  const radios = () => findAll('input') as unknown as HTMLInputElement[];
  await click(radios()[1] as HTMLElement);
  expect(choose).not.toHaveBeenCalled();
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  expect(radios().map((radio) => [radio.getAttribute('aria-disabled'), radio.disabled])).toEqual([
    ['true', false],
    ['true', false],
  ]);
  expect(descriptionOf(find('fieldset'))).toBe('Puoi solo leggere');
});

describe('a refused button', () => {
  test('stays reachable, says why and does nothing', async () => {
    const act = vi.fn();
    await render(
      <Button refusal="Manca il titolo" onClick={act}>
        Salva
      </Button>,
    );
    const button = find('button');
    await click(button);
    expect(act).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(descriptionOf(button)).toBe('Manca il titolo');
  });

  test('does not submit its form', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (refusal: string | null) => (
      <form onSubmit={submit}>
        <Button type="submit" refusal={refusal}>
          Entra
        </Button>
      </form>
    );
    const { draw } = await render(form('Manca la password'));
    await click(find('button'));
    expect(submit).not.toHaveBeenCalled();
    await draw(form(null));
    await click(find('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

test('key caps: chords are split, a plus is a key of its own', async () => {
  await render(<KeyCaps keys="G Ctrl+Maiusc+P Ctrl++ +" />);
  expect(findAll('kbd kbd').map((cap) => cap.textContent)).toEqual(['G', 'Ctrl', 'Maiusc', 'P', 'Ctrl', '+', '+']);
});

describe('a field', () => {
  test('is marked beside its label, which its control says and its name does not; nothing within it is', async () => {
    const field = (isGroup: boolean) => (
      <FieldMarkContext value={{ need: 'Serve per pubblicare', warning: null }}>
        <Field id="f" label="Indirizzo" as={isGroup ? 'group' : 'control'} labelHidden={isGroup}>
          {(control) => (
            <Field id="g" label="Città">
              {(inner) => <TextInput {...(isGroup ? inner : control)} value="" onValue={() => undefined} />}
            </Field>
          )}
        </Field>
      </FieldMarkContext>
    );
    const { draw } = await render(field(false));
    expect(descriptionOf(find('#f'))).toBe('Serve per pubblicare');
    expect(find('label').textContent).toBe('Indirizzo');
    await draw(field(true));
    expect(descriptionOf(find('fieldset'))).toBe('Serve per pubblicare');
    expect([find('legend').textContent, findAll('[id$="-mark"]').length]).toEqual(['Indirizzo', 1]);
  });

  test('warns under its control, which says so, and is not wrong for it', async () => {
    await render(
      <FieldMarkContext value={{ need: null, warning: 'Conviene compilarlo' }}>
        <Field id="f" label="Indirizzo">
          {(control) => <TextInput {...control} value="" onValue={() => undefined} />}
        </Field>
      </FieldMarkContext>,
    );
    expect(descriptionOf(find('#f'))).toBe('Conviene compilarlo');
    expect([find('[id$="-warning"]').textContent, find('#f').getAttribute('aria-invalid')]).toEqual([
      'Conviene compilarlo',
      null,
    ]);
  });

  const field = (used: number, error: string | null) => (
    <Field label="Titolo" id="titolo" required hint="Come nel giornale" error={error} counter={{ used, limit: 100 }}>
      {(control) => <TextInput {...control} value="" onValue={() => {}} />}
    </Field>
  );
  const live = () => findAll('.sr-only[aria-live]').map((region) => region.textContent);

  test('ties label, help and error to its control', async () => {
    const { draw } = await render(field(10, null));
    const input = find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('Titolo *');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(descriptionOf(input)).toBe('Come nel giornale');
    await draw(field(10, 'Campo richiesto'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Come nel giornale Campo richiesto');
  });

  test('counts what is left, and speaks only near the limit [1-5.15, 2-5.2]', async () => {
    const shown = () => find('[aria-hidden].text-xs').textContent;
    const { draw } = await render(field(89, null));
    expect([shown(), live()]).toEqual(['11 caratteri disponibili', ['']]);
    await draw(field(90, null));
    expect([shown(), live()]).toEqual(['10 caratteri disponibili', ['10 caratteri disponibili']]);
    await draw(field(101, null));
    expect([shown(), live()]).toEqual(['1 carattere di troppo', ['1 carattere di troppo']]);
  });
});

test('a select gives the value itself, and shows its placeholder while the value is unknown', async () => {
  const choose = vi.fn();
  await render(
    <Select
      aria-label="Stato"
      value={9}
      placeholder="Scegli"
      onValue={choose}
      options={[
        { value: 1, label: 'Pubblicata' },
        { value: 2, label: 'Bozza', disabled: true },
      ]}
    />,
  );
  const select = find<HTMLSelectElement>('select');
  expect(select.selectedOptions[0]?.textContent).toBe('Scegli');
  expect([...select.options].map((option) => option.disabled)).toEqual([true, false, true]);
  await type(select, '1');
  expect(choose.mock.calls).toEqual([[1]]);
});

test('a refused checkbox keeps its value and says why', async () => {
  const change = vi.fn();
  await render(<Checkbox label="Emilia-Romagna" checked={false} refusal="Riservato alla regione" onChecked={change} />);
  const box = find<HTMLInputElement>('input');
  await click(box);
  expect([change.mock.calls.length, box.checked, descriptionOf(box)]).toEqual([0, false, 'Riservato alla regione']);
});

test('a closed card keeps its content', async () => {
  await render(
    <Card title="SEO" collapsible>
      <input defaultValue="scritto" />
    </Card>,
  );
  const header = find('button');
  expect(header.getAttribute('aria-expanded')).toBe('true');
  await click(header);
  expect(header.getAttribute('aria-expanded')).toBe('false');
  expect(document.getElementById(header.getAttribute('aria-controls') ?? '')?.hidden).toBe(true);
  expect(find<HTMLInputElement>('input').value).toBe('scritto');
});

describe('language tabs', () => {
  function Switch() {
    const [current, setCurrent] = useState('it');
    const languages = [
      { code: 'it', hasErrors: false },
      { code: 'en', hasErrors: true },
      { code: 'de', hasErrors: false },
    ];
    return <LanguageTabs label="Lingua" current={current} onSelect={setCurrent} languages={languages} />;
  }
  const selected = () => find('[aria-selected="true"]').textContent;

  test('are named by the code and tell which language has errors [2-2.13]', async () => {
    await render(<Switch />);
    expect(findAll('[role="tab"]').map((tab) => tab.textContent)).toEqual([
      'Italianoit',
      'Ingleseen!con errori',
      'Tedescode',
    ]);
  });

  test('are one stop; arrows, Home and End choose and take the focus along', async () => {
    await render(<Switch />);
    expect(findAll('[role="tab"]').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    find('[role="tab"]').focus();
    const seen = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press(key);
      seen.push(selected());
      expect(document.activeElement).toBe(find('[aria-selected="true"]'));
    }
    expect(seen).toEqual(['Ingleseen!con errori', 'Tedescode', 'Italianoit', 'Tedescode', 'Italianoit', 'Tedescode']);
  });
});

describe('paging', () => {
  const go = vi.fn();
  const draw = (page: number, total = 2500) =>
    render(
      <Pagination page={page} pageSize={50} pageSizes={[10, 50]} total={total} onPage={go} onPageSize={() => {}} />,
    );
  const button = (name: string) => {
    const found = findAll('button').find((one) => one.textContent === name);
    if (found === undefined) throw new Error(`no button ${name}`);
    return found;
  };

  test('says where one is [3-2.9]', async () => {
    const { host } = await draw(50, 2481);
    expect(host.textContent).toContain('2.451–2.481 di 2.481');
    expect(descriptionOf(button('Successivo'))).toBe("Sei già all'ultima pagina");
    expect(button('Precedente').hasAttribute('aria-disabled')).toBe(false);
  });

  test('an empty list has one page', async () => {
    const { host } = await draw(1, 0);
    expect(host.textContent).toContain('Nessuna riga');
    expect(button('Precedente').getAttribute('aria-disabled')).toBe('true');
    expect(button('Successivo').getAttribute('aria-disabled')).toBe('true');
  });

  test('a typed page is kept within bounds; nonsense goes nowhere', async () => {
    go.mockClear();
    await draw(3);
    const input = find<HTMLInputElement>('input');
    for (const typed of ['999', '0', 'x', '', '3', '7']) {
      await type(input, typed);
      await press('Enter', {}, input);
    }
    expect(go.mock.calls).toEqual([[50], [1], [7]]);
  });
});
