import { absoluteAddress } from '../site/absolute-address.ts';
import { publisher } from './site-things.ts';
import type { Thing } from './thing.ts';

type Article = {
	title: string;
	description: string;
	publishedOn: Date;
	/** Path of the image for shared links. */
	image: string;
	brand: string;
};

export const article = ({ title, description, publishedOn, image, brand }: Article): Thing => ({
	'@type': 'Article',
	headline: title,
	description,
	datePublished: publishedOn.toISOString().slice(0, 10),
	image: absoluteAddress(image),
	inLanguage: 'en',
	isAccessibleForFree: true,
	author: publisher(brand),
	publisher: publisher(brand),
});
