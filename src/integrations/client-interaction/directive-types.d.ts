import 'astro';
import type { InteractionValue } from './directive.ts';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates on the first intent; `"event"`: only on the event `island:hydrate`; `"load"`: immediately. */
		'client:interaction'?: InteractionValue;
	}
}
