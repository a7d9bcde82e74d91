import 'astro';
import type { InteractionValue } from './directive.ts';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates on the first intent; `"wake"`: only on the event `island:wake`; `"load"`: at once. */
		'client:interaction'?: InteractionValue;
	}
}
