import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { Skeleton, SkeletonCard } from "#app/components/ui/skeleton.tsx";
import { SampleGroup, SampleRow } from "./sample-group.tsx";

export function StateSamples() {
	return (
		<SampleGroup title="On its way, empty, in trouble">
			<Skeleton label="The text is on its way" />
			<SkeletonCard label="The card is on its way" />
			<Note title="No college matches all of this" level={4}>
				<p>Without “Government” there are 12 in Kerala.</p>
				<ButtonLink href="#content" look="quiet">
					Show these 12
				</ButtonLink>
			</Note>
			<Note title="We could not reach the list" level={4} tone="problem">
				<p>What you typed is kept. Please try again in a minute.</p>
				<SampleRow>
					<Button>Try again</Button>
				</SampleRow>
			</Note>
		</SampleGroup>
	);
}
