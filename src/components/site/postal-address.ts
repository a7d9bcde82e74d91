import type { Site } from '../../schemas/frontmatter/site.ts';

/** The address on one line, as on a letter: "1 Lemma Lane, Toronto, Ontario M0M 0M0, Canada". */
export const postalAddress = ({ street, city, region, postalCode, country }: Site['address']) =>
	[street, city, [region, postalCode].filter(Boolean).join(' '), country]
		.filter(Boolean)
		.join(', ');
