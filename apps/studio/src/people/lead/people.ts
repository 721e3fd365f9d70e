import { useQuery } from "@tanstack/react-query";
import { type DeskPerson, listPeople } from "./wire.ts";

export function usePeople(): readonly DeskPerson[] {
	// What cannot be read is said by the list itself, which asks the same wire.
	return useQuery({ queryKey: ["desk people"], queryFn: listPeople, staleTime: Number.POSITIVE_INFINITY }).data ?? [];
}

export function nameOfPerson(people: readonly DeskPerson[], id: unknown): string {
	if (id === null || id === undefined || id === "") return "nobody";
	const person = people.find((one) => one.id === id);
	return person === undefined ? "somebody who has left" : toName(person);
}

export function toChoices(
	people: readonly DeskPerson[],
	{ chosen, me }: { chosen: unknown; me: unknown },
): { id: string; name: string }[] {
	return people
		.filter(({ id, isActive }) => isActive || id === chosen)
		.map((person) => ({ id: person.id, name: person.id === me ? `you, ${toName(person)}` : toName(person) }));
}

function toName({ name, role, isActive }: DeskPerson): string {
	const known = name ?? `a colleague without a name (${role})`;
	return isActive ? known : `${known}, suspended`;
}
