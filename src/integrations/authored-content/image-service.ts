/** Astro's own image service; a drawing also gets the colours it has in the dark. */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { withDarkColours } from './dark-drawing.ts';

const imageService: LocalImageService = {
	...sharpService,
	async transform(...image) {
		const made = await sharpService.transform(...image);
		if (made.format !== 'svg') return made;
		const drawing = withDarkColours(new TextDecoder().decode(made.data));
		return { ...made, data: new TextEncoder().encode(drawing) };
	},
};

export default imageService;
