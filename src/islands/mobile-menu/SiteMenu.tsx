import type { ReactNode } from 'react';
import { BOOKING_LABEL, MAIN_LINKS } from '../../site.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** `bookingUrl`: the external form behind the one action. `current`: the main link that the page stands under. */
type Props = { bookingUrl: string; current?: string; children?: ReactNode };

/** The menu of this site. It knows its links itself: as properties they would stand in each page twice. */
export function SiteMenu({ bookingUrl, current, children }: Props) {
	const booking = { href: bookingUrl, label: BOOKING_LABEL, external: true };
	return (
		<MobileMenu links={[...MAIN_LINKS, booking]} current={current}>
			{children}
		</MobileMenu>
	);
}
