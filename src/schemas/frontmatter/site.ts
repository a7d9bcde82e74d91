import { z } from 'astro/zod';
import { entry, expects, line, webAddress } from './wording.ts';

/** Icons the site can draw; a new kind of network needs its drawing in `components/site/Icon.astro`. */
export const SOCIAL_KINDS = ['images', 'network', 'video', 'professional'] as const;

/** Canadian, or US with or without the four extra digits. */
const POSTAL_CODE = /^(?:[A-Z]\d[A-Z] \d[A-Z]\d|\d{5}(?:-\d{4})?)$/;

const socialLinkSchema = entry({
	kind: z
		.enum(SOCIAL_KINDS, expects(`one of ${SOCIAL_KINDS.join(', ')}`))
		.describe('Which icon is drawn: images, network, video or professional.'),
	name: line(2, 60, 'Lemma Lane in pictures').describe('What a screen reader says for the icon.'),
	url: webAddress('https://pictures.lemmalane.example').describe('Where the icon leads.'),
});

/** `content/site.json`: the only place that defines the brand, its addresses, and its links. */
export const siteSchema = entry({
	brand: line(2, 30, 'Lemma Lane').describe('Name of the product, as in the logo.'),
	tagline: line(5, 60, 'Every step, shown.').describe('The few words under the name.'),
	slogan: line(20, 160, 'Practice with world-class instructors and get instant feedback.').describe(
		'The sentence in the footer.',
	),
	description: line(15, 160, 'Free mathematics workbooks and online tutoring.').describe(
		'Shown by search engines for pages without a description of their own.',
	),
	company: line(2, 60, 'Lemma Lane Inc.').describe('Holder of the copyright, in the footer.'),
	email: z
		.email(expects('an email address, such as "hello@lemmalane.example"'))
		.describe('Contact for consultations and support.'),
	bookingUrl: webAddress('https://book.lemmalane.example/consultation').describe(
		'External form behind "Book Free Consultation"; opens in a new tab.',
	),
	address: entry({
		street: line(4, 60, '1 Lemma Lane').optional().describe('Number and street, with the unit.'),
		city: line(2, 40, 'Toronto'),
		region: line(2, 40, 'Ontario'),
		postalCode: z
			.string(expects('a postal code, such as "A1A 1A1"'))
			.regex(POSTAL_CODE, expects('a postal code, such as "A1A 1A1"'))
			.optional()
			.describe('As on a letter: "A1A 1A1" in Canada, "12345" in the USA.'),
		country: line(2, 40, 'Canada'),
	}).describe('Postal address in the footer. Without a street it names the city alone.'),
	headerLinks: z
		.array(socialLinkSchema, expects('a list of social links'))
		.length(2, expects('exactly two links: the image-sharing site and the social network'))
		.describe('Social links beside the menu.'),
	footerLinks: z
		.array(socialLinkSchema, expects('a list of social links'))
		.length(3, expects('exactly three links: images, video, professional network'))
		.describe('Social icons in the footer.'),
});

export type Site = z.infer<typeof siteSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
