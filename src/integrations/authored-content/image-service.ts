/** Astro's own image service; a drawing also gets its dark-mode colors. */
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import { darkPalette, withDarkColors } from './dark-drawing.ts';

const imageService: LocalImageService = {
	...sharpService,
	// Astro caches its output between builds under a key made from these: other colors make another image.
	propertiesToHash: [...(baseService.propertiesToHash ?? []), 'darkPalette'],
	async validateOptions(options, ...rest) {
		const checked = await sharpService.validateOptions?.(options, ...rest);
		return { ...(checked ?? options), darkPalette };
	},
	getHTMLAttributes({ darkPalette: _palette, ...options }, ...rest) {
		return sharpService.getHTMLAttributes?.(options, ...rest) ?? {};
	},
	async transform(...image) {
		const made = await sharpService.transform(...image);
		if (made.format !== 'svg') return made;
		const drawing = withDarkColors(new TextDecoder().decode(made.data));
		return { ...made, data: new TextEncoder().encode(drawing) };
	},
};

export default imageService;
