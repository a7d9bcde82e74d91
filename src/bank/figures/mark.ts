/** The parts of a shape, in any coordinates; `shape.ts` draws them. */
import type { Spot } from './plane-window.ts';

export type Mark =
	| { mark: 'path'; at: readonly Spot[]; closed?: true; dashed?: true; accent?: true; fill?: Fill }
	| {
			mark: 'ellipse';
			at: Spot;
			across: number;
			up: number;
			/** The half that is drawn; the whole ellipse when left out. */
			half?: 'upper' | 'lower';
			dashed?: true;
			fill?: Fill;
	  }
	/** The small square of a right angle at a corner whose sides go to two other spots. */
	| { mark: 'right'; at: Spot; to: readonly [Spot, Spot] }
	/** An arc from the first side counterclockwise to the second, with its text. */
	| { mark: 'angle'; at: Spot; to: readonly [Spot, Spot]; text: string }
	/** Text beside the middle of a segment, on the side away from a spot. */
	| { mark: 'side'; ends: readonly [Spot, Spot]; text: string; awayFrom: Spot }
	| { mark: 'text'; at: Spot; text: string; awayFrom?: Spot }
	| { mark: 'dot'; at: Spot };

export type Fill = 'shade' | 'paper';

/** Pixels for coordinates. */
export type Place = (spot: Spot) => Spot;
