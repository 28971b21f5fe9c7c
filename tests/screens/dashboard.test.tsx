import { expect, test, vi } from 'vitest';
import { DashboardSections } from '../../src/screens/DashboardScreen';
import { findAll, render } from '../page/render';

vi.mock('../../src/ui/commands/CommandButton', () => ({
  CommandButton: ({ id }: { readonly id: string }) => <button type="button">{id}</button>,
}));

const userOf = (role: string) => ({
  id: 1,
  username: role,
  roles: { [role]: role },
  abilities: { 'news-view': true, 'news-create': true, 'news-edit': true },
});

test.each([
  ['editor', ['go.news', 'create.news']],
  // Barred from the editor whatever its abilities: the registry has no command to create for it.
  ['redazione', ['go.news']],
])('the dashboard of %s offers what its commands can do', async (role, commands) => {
  const { host } = await render(<DashboardSections user={userOf(role)} />);
  expect(findAll('button', host).map(({ textContent }) => textContent)).toEqual(commands);
});
