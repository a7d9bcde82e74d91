import type { ReactNode } from 'react';
import { BOOKING_LABEL, MAIN_LINKS } from '../../site.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** `bookingUrl`: the external form behind the call to action. `current`: the main link that the page belongs under. */
type Props = { bookingUrl: string; current?: string; children?: ReactNode };

/** This site's menu. It contains the links itself: as props they would be in each page twice. */
export function SiteMenu({ bookingUrl, current, children }: Props) {
	const booking = { href: bookingUrl, label: BOOKING_LABEL, external: true };
	return (
		<MobileMenu links={[...MAIN_LINKS, booking]} current={current}>
			{children}
		</MobileMenu>
	);
}
