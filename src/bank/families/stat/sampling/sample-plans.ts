/** Populations with one fair plan for a sample (built from `all`) and three plans that leave people out. */
export type SamplePlans = {
	/** "The principal of a school wants to know which sport the students like best." */
	wish: string;
	/** "students" */
	people: string;
	/** "of the school": ends "all the students …". */
	whole: string;
	/** Each follows "The first {n} …" or "{n} …" and names no other number. */
	convenient: string;
	voluntary: string;
	/** What the voluntary sample depends on, if not "who volunteers". */
	dependsOn?: string;
	partial: string;
	/** Whom or what the partial sample leaves out. */
	leftOut: string;
};

export const SAMPLE_PLANS: readonly SamplePlans[] = [
	{
		wish: 'A principal wants to know which sport the students at a school like best.',
		people: 'students',
		whole: 'at the school',
		convenient: 'students who are standing near the office',
		voluntary: 'students who respond to a poster in the hall',
		partial: 'students on the soccer team',
		leftOut: 'students who are not on the team',
	},
	{
		wish: 'A city wants to know whether its adults would use a new bicycle path.',
		people: 'adults',
		whole: 'in the city',
		convenient: 'adults who pass city hall one morning',
		voluntary: 'adults who reply to an online poll',
		partial: 'adults in a cycling club',
		leftOut: 'adults who are not in the club',
	},
	{
		wish: 'A library wants to know how often its members borrow books.',
		people: 'members',
		whole: 'of the library',
		convenient: 'members who come in on Monday',
		voluntary: 'members who fill in a form at the desk',
		partial: 'members of the library’s book club',
		leftOut: 'members who are not in the book club',
	},
	{
		wish: 'A farm wants to know how heavy its pumpkins are.',
		people: 'pumpkins',
		whole: 'on the farm',
		convenient: 'pumpkins that lie next to the gate',
		voluntary: 'pumpkins that visitors picked for a weighing contest',
		dependsOn: 'what visitors pick',
		partial: 'pumpkins from the sunniest field',
		leftOut: 'pumpkins from the other fields',
	},
	{
		wish: 'A company wants to know how its employees come to work.',
		people: 'employees',
		whole: 'of the company',
		convenient: 'employees who are in the parking lot',
		voluntary: 'employees who answer an e-mail',
		partial: 'employees in the sales office',
		leftOut: 'employees in the other offices',
	},
	{
		wish: 'A theater wants to know what its season-ticket holders think of the seats.',
		people: 'season-ticket holders',
		whole: 'at the theater',
		convenient: 'season-ticket holders who are standing nearest the box office one evening',
		voluntary: 'season-ticket holders who write to the theater',
		partial: 'season-ticket holders under the age of thirty',
		leftOut: 'season-ticket holders who are older',
	},
	{
		wish: 'A school wants to know how much its students sleep.',
		people: 'students',
		whole: 'at the school',
		convenient: 'students who arrive on the first bus',
		voluntary: 'students who choose to hand in a sleep diary',
		partial: 'students in the oldest grade',
		leftOut: 'students in the other grades',
	},
	{
		wish: 'A town wants to know whether its households sort their recycling.',
		people: 'households',
		whole: 'in the town',
		convenient: 'households that are near the town hall',
		voluntary: 'households that respond to a flyer',
		partial: 'households that have a garden',
		leftOut: 'households without a garden',
	},
	{
		wish: 'A factory wants to know how many of the lamps made on one day are faulty.',
		people: 'lamps',
		whole: 'made on that day',
		convenient: 'lamps from the nearest box',
		voluntary: 'lamps that workers choose to send in',
		partial: 'lamps from the newest machine',
		leftOut: 'lamps from the other machines',
	},
	{
		wish: 'A zoo wants to know which animals its visitors on one day like best.',
		people: 'visitors',
		whole: 'who bought a ticket on that day',
		convenient: 'visitors who are standing at the lion house',
		voluntary: 'visitors who drop a card into a box',
		partial: 'visitors who belong to school groups',
		leftOut: 'visitors who do not belong to school groups',
	},
	{
		wish: 'A sports club wants to know how far its members live from the club.',
		people: 'members',
		whole: 'of the club',
		convenient: 'members who come in on Saturday morning',
		voluntary: 'members who answer a message',
		partial: 'members of the swim team',
		leftOut: 'members who are not on the swim team',
	},
	{
		wish: 'A college wants to know how many hours its students work in a week.',
		people: 'students',
		whole: 'at the college',
		convenient: 'students who eat in the cafeteria at noon',
		voluntary: 'students who reply to a post',
		partial: 'students in the evening courses',
		leftOut: 'students in the other courses',
	},
];
