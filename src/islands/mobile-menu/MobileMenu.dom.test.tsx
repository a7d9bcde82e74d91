import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { get, renderIsland } from '../render-island.testdata.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const links = [
	{ href: '/about', label: 'About' },
	{ href: '#faq', label: 'Questions' },
	{ href: 'https://booking.example', label: 'Book', external: true },
];

test('opens without script: the button targets the popover, and nothing claims a state', () => {
	document.body.innerHTML = renderToString(<MobileMenu links={links} />);
	const menu = get('navigation', 'Main');
	expect(menu.getAttribute('popover')).toBe('auto');
	expect(get('button', 'Menu').getAttribute('popovertarget')).toBe(menu.id);
	expect(get('button', 'Menu').hasAttribute('aria-expanded')).toBe(false);
	document.body.innerHTML = '';
});

test('marks the current page and opens outside links in a new tab', async () => {
	await renderIsland(<MobileMenu links={links} current="/about" />);
	expect(get('link', 'About').getAttribute('aria-current')).toBe('page');
	expect(get('link', 'Book').getAttribute('target')).toBe('_blank');
	expect(get('link', 'Book').textContent).toContain('(opens in a new tab)');
	expect(get('link', 'Book').getAttribute('rel')).toContain('noopener');
	expect(get('link', 'About').hasAttribute('target')).toBe(false);
});

test('lets a click through before hydration unless the menu has to close after it', async () => {
	await renderIsland(<MobileMenu links={links} />);
	expect(get('button', 'Menu').hasAttribute('data-native')).toBe(true);
	expect(get('link', 'About').hasAttribute('data-native')).toBe(true);
	expect(get('link', 'Questions').hasAttribute('data-native')).toBe(false);
});
