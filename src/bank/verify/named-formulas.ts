/**
 * "The formula $A = lw$ gives the area of a rectangle with length $l$ and width $w$": it is the formula of that name, and
 * each letter is what the sentence says.
 */
import { ifReadable, readReal, sidesOf } from './values.ts';

/** Calculates what the formula gives from the letters of the sentence, in its order. */
type Known = (...values: number[]) => number;

const { PI, sqrt } = Math;

const rectangle: Known = (length = 0, width = 0) => length * width;
const twoSides: Known = (length = 0, width = 0) => 2 * (length + width);
const cylinder: Known = (radius = 0, height = 0) => PI * radius ** 2 * height;
const reciprocals: Known = (one = 1, other = 1) => 1 / (1 / one + 1 / other);
const kineticEnergy: Known = (mass = 0, speed = 0) => (mass * speed ** 2) / 2;
const simpleInterest: Known = (deposit = 0, rate = 0, years = 0) => deposit * rate * years;

/**
 * What formulas give, with # for each letter of the sentence. A letter for the whole is left out after "gives"; after
 * "relates" it is written as =.
 */
const KNOWN: Readonly<Record<string, Known>> = {
	// Figures and solids
	'area of a rectangle with length # and width #': rectangle,
	'perimeter of a rectangle with length # and width #': twoSides,
	'perimeter of a rectangle with sides # and #': twoSides,
	'perimeter of a square with side length #': (side = 0) => 4 * side,
	'area of a triangle with base # and height #': (base = 0, height = 0) => (base * height) / 2,
	'area of a trapezoid with height # and parallel sides # and #': (
		height = 0,
		one = 0,
		other = 0,
	) => (height * (one + other)) / 2,
	'height of a trapezoid with area # and parallel sides # and #': (area = 0, one = 0, other = 0) =>
		(2 * area) / (one + other),
	'area of a circle with radius #': (radius = 0) => PI * radius ** 2,
	'radius of a circle with area #': (area = 0) => sqrt(area / PI),
	'circumference of a circle with radius #': (radius = 0) => 2 * PI * radius,
	'circumference of a circle with diameter #': (diameter = 0) => PI * diameter,
	'hypotenuse of a right triangle with legs # and #': Math.hypot,
	'legs # and # of a right triangle to its hypotenuse =': Math.hypot,
	'sum of the angles, in degrees, of a polygon with # sides': (sides = 0) => 180 * (sides - 2),
	'volume of a rectangular box with length #, width #, and height #': (a = 0, b = 0, c = 0) =>
		a * b * c,
	'surface area of a rectangular box with length #, width #, and height #': (a = 0, b = 0, c = 0) =>
		2 * (a * b + a * c + b * c),
	'side length of the square base of a box with volume # and height #': (volume = 0, height = 1) =>
		sqrt(volume / height),
	'volume of a prism with base area # and height #': rectangle,
	'volume of a pyramid with base area # and height #': (base = 0, height = 0) =>
		(base * height) / 3,
	'volume of a cylinder with radius # and height #': cylinder,
	'volume of a cone with radius # and height #': (radius, height) => cylinder(radius, height) / 3,
	'surface area of a cylinder with radius # and height #': (radius = 0, height = 0) =>
		2 * PI * radius * (radius + height),
	'lateral area of a cylinder with radius # and height #': (radius = 0, height = 0) =>
		2 * PI * radius * height,
	'volume of a sphere with radius #': (radius = 0) => (4 / 3) * PI * radius ** 3,
	'surface area of a sphere with radius #': (radius = 0) => 4 * PI * radius ** 2,
	'radius of a sphere with volume #': (volume = 0) => Math.cbrt((3 * volume) / (4 * PI)),
	'slope of the line through the points #, #, #, #': (x = 0, y = 0, u = 0, v = 0) =>
		(v - y) / (u - x),
	// Motion and forces
	'distance covered at a steady rate # in time #': rectangle,
	'distance covered in time # at a steady rate #': rectangle,
	'distance covered in time # by an object whose speed changes from # to # under constant acceleration':
		(time = 0, start = 0, end = 0) => (time * (start + end)) / 2,
	'distance covered in time # by an object with initial speed # and constant acceleration #': (
		time = 0,
		start = 0,
		acceleration = 0,
	) => start * time + (acceleration * time ** 2) / 2,
	'speed of an object after time #, with initial speed # and constant acceleration #': (
		time = 0,
		start = 0,
		acceleration = 0,
	) => start + acceleration * time,
	'final speed of an object with initial speed # and constant acceleration # after time #': (
		start = 0,
		acceleration = 0,
		time = 0,
	) => start + acceleration * time,
	'initial speed # and the final speed = of an object with constant acceleration # to the distance # that it covers':
		(start = 0, acceleration = 0, distance = 0) => sqrt(start ** 2 + 2 * acceleration * distance),
	'time it takes an object that starts from rest to travel a distance # with constant acceleration #':
		(distance = 0, acceleration = 1) => sqrt((2 * distance) / acceleration),
	'speed of a stone that has fallen a distance # from rest, where # is the acceleration due to gravity':
		(distance = 0, gravity = 0) => sqrt(2 * gravity * distance),
	'height from which a stone falls in time #, where # is the acceleration due to gravity': (
		time = 0,
		gravity = 0,
	) => (gravity * time ** 2) / 2,
	'height reached by a ball thrown straight up with speed #, where # is the acceleration due to gravity':
		(speed = 0, gravity = 1) => speed ** 2 / (2 * gravity),
	'period of a pendulum with length #, where # is the acceleration due to gravity': (
		length = 0,
		gravity = 1,
	) => 2 * PI * sqrt(length / gravity),
	'net force on an object with mass # and acceleration #': rectangle,
	'work done by a force # over a distance #': rectangle,
	'power of a machine that does an amount of work # in time #': (work = 0, time = 1) => work / time,
	'density of an object with mass # and volume #': (mass = 0, volume = 1) => mass / volume,
	'kinetic energy of an object with mass # and speed #': kineticEnergy,
	'kinetic energy of an object with mass # that moves at speed #': kineticEnergy,
	'energy of a mass #, where # is the speed of light': (mass = 0, light = 0) => mass * light ** 2,
	'distance that a spring with spring constant # is stretched when it stores energy #': (
		constant = 1,
		energy = 0,
	) => sqrt((2 * energy) / constant),
	'gravitational force between two masses # and # at a distance #, where # is the gravitational constant':
		(one = 0, other = 0, distance = 1, constant = 0) => (constant * one * other) / distance ** 2,
	'gravitational pull of a planet at a distance # from its center, where # is a constant for that planet':
		(distance = 1, constant = 0) => constant / distance ** 2,
	'speed of a satellite in a circular orbit with radius # around a planet with mass #, where # is the gravitational constant':
		(radius = 1, mass = 0, constant = 0) => sqrt((constant * mass) / radius),
	// Electricity, light, heat, and gases
	'voltage across a resistor with resistance # that carries a current #': rectangle,
	'voltage = across a resistor to the current # and the resistance #': rectangle,
	'power used by a resistor with resistance # that carries a current #': (
		resistance = 0,
		current = 0,
	) => current ** 2 * resistance,
	'current in a circuit that has external resistance # and is powered by a battery with voltage # and internal resistance #':
		(outside = 1, voltage = 0, inside = 1) => voltage / (outside + inside),
	'=, the combined resistance of two resistors in parallel, to the individual resistances # and #':
		reciprocals,
	'resonant frequency of a circuit with inductance # and capacitance #': (one = 1, other = 1) =>
		1 / (2 * PI * sqrt(one * other)),
	'electric force on a unit charge at a distance # from a charge #, where # is a constant': (
		distance = 1,
		charge = 0,
		constant = 0,
	) => (constant * charge) / distance ** 2,
	'=, the focal length of a lens, to #, the distance from the lens to an object, and #, the distance from the lens to the image':
		reciprocals,
	'brightness of a lamp with power # at a distance # from it': (power = 0, distance = 1) =>
		power / (4 * PI * distance ** 2),
	'pressure of # moles of a gas with volume # and temperature #, where # is the gas constant': (
		moles = 0,
		volume = 1,
		temperature = 0,
		constant = 0,
	) => (moles * constant * temperature) / volume,
	'pressure =, the volume #, and the temperature # of # moles of a gas, where # is the gas constant':
		(volume = 1, temperature = 0, moles = 0, constant = 0) =>
			(moles * constant * temperature) / volume,
	'temperature in degrees Celsius that equals # degrees Fahrenheit': (hot = 0) =>
		((hot - 32) * 5) / 9,
	// Money and data
	'simple interest on a deposit # at the yearly rate # after # years': simpleInterest,
	'simple interest on a deposit of # at a yearly interest rate of # over time #': simpleInterest,
	'value of a deposit # with simple interest at the yearly rate # after # years': (
		deposit = 0,
		rate = 0,
		years = 0,
	) => deposit * (1 + rate * years),
	'value of a deposit # after two years at the yearly rate #': (deposit = 0, rate = 0) =>
		deposit * (1 + rate) ** 2,
	'most economical order size for a store that sells # items per year, pays # dollars for each order, and pays # dollars per year to store one item':
		(sold = 0, order = 0, storage = 1) => sqrt((2 * order * sold) / storage),
	'time = that two people take to do a job together to the times # and # that they take to do it alone':
		reciprocals,
	'body mass index of an adult with mass #, in kilograms, and height #, in meters': (
		mass = 0,
		height = 1,
	) => mass / height ** 2,
	'mean of three numbers #, #, and #': (one = 0, other = 0, last = 0) => (one + other + last) / 3,
	'z-score of a value # in a distribution with mean # and standard deviation #': (
		value = 0,
		mean = 0,
		deviation = 1,
	) => (value - mean) / deviation,
	'z-score of a value # from a data set with mean # and standard deviation #': (
		value = 0,
		mean = 0,
		deviation = 1,
	) => (value - mean) / deviation,
	'sum of an infinite geometric series with first term # and common ratio #': (
		first = 0,
		ratio = 0,
	) => first / (1 - ratio),
	'sum of the first # terms of a geometric series with first term # and a common ratio # that is not 1':
		(count = 0, first = 0, ratio = 0) => (first * (1 - ratio ** count)) / (1 - ratio),
	'sum of an arithmetic series with # terms, first term #, and last term #': (
		count = 0,
		first = 0,
		last = 0,
	) => (count * (first + last)) / 2,
};

const STATED = /The formula \$([^$=]*=[^$]*)\$ (?:gives|relates) (?:the )?([^.?]*)/;

/** The rule of a story about one amount has no name. */
const IN_NUMBERS = /= (?:-?\d*[a-zA-Z] [+-] \d+|\d+ [+-] \d*[a-zA-Z])$/;

/** The coordinates of two points, as they are named; the letters are in the order of the entry. */
const POINTS = /^(slope of the line through the points) \$\((.*), (.*)\)\$ and \$\((.*), (.*)\)\$$/;

const NAMED = /\$((?:[A-Za-z]|\\[a-z]+)(?:_\{\d\})?)\$/g;

/** A formula under another name than its own, calculated for values of its letters. */
export function misnamedFormula(text: string): string[] {
	if (!text.includes('The formula $')) return [];
	const [, formula = '', stated = ''] = STATED.exec(text) ?? [];
	const said = stated.replace(POINTS, '$1 $$$2$$, $$$3$$, $$$4$$, $$$5$$');
	if (formula === '' || IN_NUMBERS.test(formula)) return [];
	const sides = sidesOf(formula);
	const [left = ''] = sides;
	const letters = [...said.matchAll(NAMED)].map(([, letter = '']) => letter);
	const names = [
		[left, said.replace(` $${left}$`, '')] as const,
		...letters.map((letter) => [letter, said.replace(`$${letter}$`, '=')] as const),
	];
	for (const [result, name] of names) {
		const known = KNOWN[name.replaceAll(NAMED, '#')];
		const others = letters.filter((letter) => letter !== result);
		if (known) return isSo(sides, known, result, others) ? [] : [`${formula} is not the ${said}`];
	}
	return [`nothing is known of the ${said}`];
}

/** Both sides are the same with other values of the letters and what they give. */
function isSo(
	sides: readonly string[],
	known: Known,
	result: string,
	others: readonly string[],
): boolean {
	const values = others.map((_, at) => 1.7 + 0.9 * at);
	const all = {
		...Object.fromEntries(others.map((letter, at) => [letter, values[at] ?? 0])),
		[result]: known(...values),
	};
	const [one, other] = sides.map((side) => ifReadable(() => readReal(side)(all)));
	return one !== undefined && other !== undefined && Math.abs(one - other) < 1e-9;
}
