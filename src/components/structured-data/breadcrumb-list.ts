import { absoluteAddress } from '../site/absolute-address.ts';
import type { Stop } from '../../islands/workbook/Lane.tsx';
import type { Thing } from './thing.ts';

/** From the home page to the page itself, which comes last and needs no URL. */
export const breadcrumbList = (stops: readonly Stop[], here: string): Thing => ({
	'@type': 'BreadcrumbList',
	itemListElement: [{ label: 'Home', href: '/' }, ...stops, { label: here, href: undefined }].map(
		({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: href === undefined ? undefined : absoluteAddress(href),
		}),
	),
});
