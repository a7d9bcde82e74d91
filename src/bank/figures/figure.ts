/**
 * What a figure shows, as data: families and steps describe it, and `draw` draws it once the question is accepted. Nothing
 * here draws, so a family can be read without opening the code that does.
 */
import type Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import type { Polynomial } from '../../math/polynomial.ts';

/** A figure with its text alternative; `alt` must enable a reader who cannot see it to answer the question. */
export type Figure =
	| Drawing
	| Graph
	| FourGraphs
	| CoordinatePlane
	| Sketch
	| Diagram
	| RightTriangles
	| Sector
	| UnitCircle
	| ValueTable
	| CountsTable
	| NumberLine
	| FourNumberLines
	| TreeDiagram
	| DotPlot
	| Histogram
	| BoxPlots;

/** On a line of a solution also what is left out there if it has no room, or nothing to show. */
export type LineFigure =
	Figure | SetOnLine | AreaModel | PercentBar | TapeDiagram | DoubleNumberLine;

/** As it is published. A family whose figure no other one has draws it itself. */
export type Drawing = { kind?: never; svg: string; alt: string; width: number; height: number };

/** [x, y] */
export type Spot = readonly [x: number, y: number];

export type Segment = readonly [Spot, Spot];

// A coordinate plane with anything on it.

/**
 * Lines, curves as lists of spots, polygons, shaded regions, points. Axes may have different scales and need not pass
 * through 0. `alt` says what is drawn; the axes are described for it.
 */
export type Graph = { kind: 'graph'; x: Axis; y: Axis; shapes: readonly Shape[]; alt: string };

/** Small graphs A, B, C, D on the same axes; `words` say what each shows. */
export type FourGraphs = {
	kind: 'four graphs';
	x: Axis;
	y: Axis;
	graphs: readonly { shapes: readonly Shape[]; words: string }[];
	/** The whole description, where the points and the axes do not matter. */
	alt?: string;
};

export type NamedPoint = { name: string; x: number; y: number };

/** Square, with grid, numbered axes and, if any, named points; it is described here. */
export type CoordinatePlane = {
	kind: 'coordinate plane';
	/** Both axes run from −reach to reach. */
	reach: number;
	/** Distance of grid lines, and of numbers on the axes. */
	grid: number;
	numbersEvery: number;
	points: readonly NamedPoint[];
};

/** An axis of a graph and the numbers on it. */
export type Axis = {
	from: number;
	to: number;
	/** Distance of grid lines, and of numbers. Both go through 0. */
	grid: number;
	numbersEvery: number;
	/** The letter at its end; `x` and `y` when left out. */
	name?: string;
	/** With π, numbers count multiples of π: 1.5 is written 3π/2. */
	unit?: 'π' | '°';
};

export type Axes = Pick<Graph, 'x' | 'y'>;

export type Shape =
	/** The whole straight line, with arrowheads where it leaves the window. */
	| { kind: 'line'; through: readonly [Spot, Spot]; dashed?: boolean }
	/** Spots joined in order: give enough of them. Parts outside the window are cut off. */
	| { kind: 'curve'; points: readonly Spot[]; dashed?: boolean }
	/** The graph of a function, smooth between two neighbouring stops; it ends or jumps there. */
	| {
			kind: 'function';
			at: (x: number) => number;
			stops: readonly number[];
			sideways?: boolean;
			thin?: boolean;
	  }
	/** An ellipse by its middle and half its axes. */
	| ({ kind: 'oval' } & Oval)
	/** Dashed lines through the whole window. */
	| {
			kind: 'asymptotes';
			walls: readonly number[];
			level?: number | undefined;
			slants?: readonly (readonly [Spot, Spot])[];
	  }
	| { kind: 'polygon'; points: readonly Spot[] }
	/** The side of a line on which `inside` lies. */
	| { kind: 'half-plane'; boundary: readonly [Spot, Spot]; inside: Spot }
	| { kind: 'region'; points: readonly Spot[] }
	/**
	 * A dot; a hollow one is not part of the graph. The name is placed on the side of `toward` (default: outward);
	 * coordinates are smaller and upright.
	 */
	| Point
	| { kind: 'text'; at: Spot; text: string };

export type Oval = { middle: Spot; across: number; up: number };

export type Point = {
	kind: 'point';
	at: Spot;
	name?: string;
	hollow?: boolean;
	toward?: Spot;
};

// A graph as it is sketched in a solution: curves with the points that were found on them, each with its coordinates.

/** The axes take the scale that the points ask for and always show the origin. */
export type Sketch = {
	kind: 'sketch';
	/** The height over a place; NaN where there is no curve. */
	curves?: readonly ((x: number) => number)[];
	/** As thinner lines: what was there before a change. */
	before?: readonly ((x: number) => number)[];
	/** The place over a height. */
	sideways?: readonly ((y: number) => number)[];
	/** The two curves are the branches of a hyperbola. */
	isHyperbola?: true;
	ovals?: readonly Oval[];
	/** Where a curve ends or breaks, beside the asymptotes. */
	breaks?: readonly number[];
	/** Marked with their coordinates. */
	points: readonly (readonly [number | Fraction, number | Fraction])[];
	/** Dashed: asymptotes, axes of symmetry. */
	walls?: readonly number[];
	level?: number;
	/** Dashed slanted lines: asymptotes, secants, tangents, the mirror y = x. */
	slants?: readonly (readonly [Spot, Spot])[];
	/** Further places that should be seen, without a mark. */
	around?: readonly Spot[];
	/** The letters of the axes, where they are not x and y. */
	names?: readonly [string, string];
	/** Coordinates are written as decimals, not as fractions. */
	hasDecimals?: true;
	/** The inputs are angles in degrees: the grid follows parts of a turn. */
	inDegrees?: true;
	/** A circle needs units of one length on both axes. */
	hasEqualUnits?: true;
};

// Triangles, solids, and other figures of geometry: marks in any coordinates, with labels.

/** It fills the paper, whatever its coordinates are. `alt` must say every given measure. */
export type Diagram = { kind: 'diagram'; marks: readonly Mark[]; alt: string };

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

// What is drawn beside a solution: right triangles, sectors, arms. Texts are written as its lines write them.

/** `rise` is the vertical leg over the horizontal one; a second triangle is similar and larger. */
export type RightTriangles = {
	kind: 'right triangles';
	triangles: readonly [RightTriangle, RightTriangle?];
	rise: number;
};

/** What a line does not use is left out. */
export type RightTriangle = {
	across?: string;
	up?: string;
	longest?: string;
	/** Between the horizontal leg and the hypotenuse, in degrees. */
	angle?: string;
};

export type Sector = {
	kind: 'sector';
	radius: string;
	/** Of the radius and the arc. */
	unit: 'cm' | 'm';
	/** 60°, 5π/6, 4.8 (radians). */
	angle: string;
	degrees: number;
	arc?: string;
	/** Where the area is asked. */
	shaded?: boolean;
};

/** Terminal arms on the unit circle, each with its triangle at the x-axis. */
export type UnitCircle = {
	kind: 'unit circle';
	arms: readonly Arm[];
	/** The acute angle at the x-axis, where the lines name it. */
	related?: string;
	/** The sine or the cosine of the one arm, at the leg that represents it. */
	value?: { of: 'sin' | 'cos'; text: string };
};

/** Degrees from 0 up to, and without, 360; `text` is the angle as the lines write it: 7π/6, −210°. */
export type Arm = { degrees: number; text: string };

// Tables.

/** The heading of each row, then its numbers. All rows have as many values. */
export type ValueTable = { kind: 'value table'; rows: readonly ValueRow[] };

export type ValueRow = {
	/** A letter or a short name: about 16 letters fit. */
	heading: string;
	/** The heading in words, where it is shortened: "distance, in kilometres". */
	said?: string;
	values: readonly (number | '?')[];
	/** Dollars: 2332.80 and 2000.00 in one row, but 2000 where no value has cents. */
	isMoney?: true;
};

/**
 * Counts with words at the top and at the left: two-way tables, results of an experiment. Headings of about 9 letters fit
 * over four columns; those of the rows may have about 14.
 */
export type CountsTable = {
	kind: 'table of counts';
	columns: readonly string[];
	rows: readonly { heading: string; cells: readonly Cell[] }[];
};

/** `?` is the cell that is asked for, an empty text is a cell left blank. */
export type Cell = number | '?' | '';

// Sets of numbers on number lines.

export type NumberLine = { kind: 'number line'; axis: Ticks; parts: readonly ShadedPart[] };

/** One below the other, labelled A to D. */
export type FourNumberLines = {
	kind: 'four number lines';
	axis: Ticks;
	lines: readonly (readonly ShadedPart[])[];
};

/** Ticks at every integer from `first` to `last`; numbers at the multiples of `labelEvery`. */
export type Ticks = { first: number; last: number; labelEvery: number };

/** `null` where it continues without end. */
export type ShadedPart<Place = number> = { from: PartEnd<Place> | null; to: PartEnd<Place> | null };

export type PartEnd<Place = number> = { at: Place; closed: boolean };

/**
 * The last set that its line names, or the rays of "x < 1 or x > 5". Left out where the line names none that can be drawn:
 * no solution, ends that are not fractions.
 */
export type SetOnLine = {
	kind: 'set on a number line';
	/** Places where a sign may change, from left to right: each is marked, whether it bounds a part or not. */
	stops?: readonly PartEnd<number | Fraction>[];
	/** The signs of an expression over each stretch: one more than there are stops. */
	signs?: readonly ('+' | '−')[];
};

// Models: boxes, bars, and lines for a calculation.

/**
 * A product of two polynomials as the area of a rectangle: each term of one times each term of the other in its box. Left
 * out for a factor with one term, for fractions and high powers, or where the boxes have no room.
 */
export type AreaModel = { kind: 'area model'; rows: Polynomial; columns: Polynomial };

/** A bar that represents 100%. Left out where an amount is not a short decimal. */
export type PercentBar = { kind: 'percent bar'; p: Number; part: Number; whole: Number };

/** Left out where the boxes would be too many or too small for their numbers, or a name too long. */
export type TapeDiagram = {
	kind: 'tape diagram';
	rows: readonly TapeRow[] | readonly NamedTapeRow[];
	/** How many boxes of the first row are shaded. */
	shaded?: number;
	/** What one box stands for. */
	each: number;
	/** What all boxes stand for. */
	total?: number;
};

export type TapeRow = { boxes: number };

/** With what it is for: "orange juice". */
export type NamedTapeRow = TapeRow & { name: string };

/** Left out where two numbers would be too close, or both quantities have one name. */
export type DoubleNumberLine = {
	kind: 'double number line';
	/** What is counted above and below. */
	units: readonly [string, string];
	pairs: readonly [NumberPair, NumberPair];
};

/** Numbers as the lines write them; a letter or "?" for the one that is asked for. */
export type NumberPair = readonly [above: string, below: string];

// Displays of chances and of data.

/** Two stages. The branches that count are drawn in bold. */
export type TreeDiagram = { kind: 'tree diagram'; branches: readonly Branch[] };

/** Texts are as the lines write them: 5/9, 0.02. */
export type Branch = {
	name: string;
	chance: string;
	/** It is not on a path that counts. */
	isAside?: true;
	/** Of the whole path, at the end of a second branch. */
	product?: string;
	/** Second stage. */
	next?: readonly Branch[];
};

/** A dot for each value. Every whole number from the least to the greatest is labeled, so there should be at most 12. */
export type DotPlot = { kind: 'dot plot'; values: readonly number[]; title: string };

/** Intervals of one width; the count of each can be read at grid lines. */
export type Histogram = {
	kind: 'histogram';
	from: number;
	width: number;
	counts: readonly number[];
	title: string;
};

/** One or two, over one axis. */
export type BoxPlots = { kind: 'box plots'; boxes: readonly Box[]; title: string };

export type Box = {
	/** What a description says it shows: "the ages of the members of a chess club". */
	of: string;
	/** Where there are two: "team A". */
	name?: string;
	/**
	 * Least value, first quartile, median, third quartile, greatest value. They are written at the box, because an axis of
	 * 300 pixels cannot be read to one unit.
	 */
	five: readonly number[];
};
