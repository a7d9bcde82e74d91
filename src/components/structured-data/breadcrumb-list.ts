import { absoluteAddress } from '../site/absolute-address.ts';
import type { Crumb } from '../../islands/workbook/Breadcrumbs.tsx';
import type { Thing } from './thing.ts';

/** From the home page to the page itself, which comes last and needs no URL. */
export const breadcrumbList = (crumbs: readonly Crumb[], here: string): Thing => ({
	'@type': 'BreadcrumbList',
	itemListElement: [{ label: 'Home', href: '/' }, ...crumbs, { label: here, href: undefined }].map(
		({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: href === undefined ? undefined : absoluteAddress(href),
		}),
	),
});
