import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:interaction`: an island loads no script until a visitor acts on it. See `directive.ts` for
 * what counts as acting and what happens to the action.
 */
export function clientInteraction(): AstroIntegration {
	return {
		name: 'client-interaction',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({
					name: 'interaction',
					entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
				});
			},
		},
	};
}
