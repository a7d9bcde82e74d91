/** The company and the site. The home page describes them in full; other pages name only the company. */
import type { Site } from '../../schemas/frontmatter/site.ts';
import { absoluteAddress } from '../site/absolute-address.ts';
import type { Thing } from './thing.ts';

const organizationId = () => absoluteAddress('/#organization');

export const organization = ({ brand, company, email, description, address }: Site): Thing => ({
	'@type': 'EducationalOrganization',
	'@id': organizationId(),
	name: brand,
	legalName: company,
	url: absoluteAddress('/'),
	logo: absoluteAddress('/apple-touch-icon.png'),
	description,
	email,
	address: {
		'@type': 'PostalAddress',
		...(address.street && { streetAddress: address.street }),
		addressLocality: address.city,
		addressRegion: address.region,
		...(address.postalCode && { postalCode: address.postalCode }),
		addressCountry: address.country,
	},
});

export const webSite = ({ brand, tagline }: Site): Thing => ({
	'@type': 'WebSite',
	name: brand,
	alternateName: `${brand}: ${tagline}`,
	url: absoluteAddress('/'),
	inLanguage: 'en',
	publisher: { '@id': organizationId() },
});

/** Author and publisher of everything on the site: the company, since no article names a person. */
export const publisher = (brand: string): Thing => ({
	'@type': 'Organization',
	'@id': organizationId(),
	name: brand,
	url: absoluteAddress('/'),
});
