import { Bookmark, GitCompareArrows, Search } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { LinkChip, RemovableChip, Tag, ToggleChip } from "#app/ui/chip.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { SampleGroup, SampleRow } from "./sample-group.tsx";

const HERE = "#content";

export function ControlSamples() {
	return (
		<SampleGroup title="Buttons and chips">
			<SampleRow>
				<Button>Show results</Button>
				<Button look="quiet">Cancel</Button>
				<Button look="danger">Delete my account</Button>
			</SampleRow>
			<SampleRow>
				<Button disabled>Disabled</Button>
				<Button look="quiet" disabled>
					Disabled
				</Button>
				<Button isBusy>Sending</Button>
				<Button look="quiet" isBusy>
					Sending
				</Button>
			</SampleRow>
			<SampleRow>
				<ButtonLink href={HERE}>A link as a button</ButtonLink>
				<ButtonLink href={HERE} look="quiet">
					A quiet one
				</ButtonLink>
				<Button look="quiet">
					<Search size={20} aria-hidden="true" /> With an icon
				</Button>
			</SampleRow>
			<IconButtons />
			<Chips />
			<SampleRow>
				<Tag>Band 101–150</Tag>
				<Tag tone="good">Inside</Tag>
				<Tag tone="care">Mixed rank space</Tag>
				<Tag tone="bad">Not checked</Tag>
			</SampleRow>
		</SampleGroup>
	);
}

function IconButtons() {
	return (
		<SampleRow>
			<IconButton label="Add to shortlist" icon={<Bookmark size={20} aria-hidden="true" />} aria-pressed={false} />
			<IconButton label="On your shortlist" icon={<Bookmark size={20} aria-hidden="true" />} aria-pressed={true} />
			<IconButton label="Compare" icon={<GitCompareArrows size={20} aria-hidden="true" />} />
			<IconButton label="Compare, full" icon={<GitCompareArrows size={20} aria-hidden="true" />} disabled />
		</SampleRow>
	);
}

function Chips() {
	const [isOn, setOn] = useState(true);
	return (
		<SampleRow>
			<ToggleChip isOn={isOn} onClick={() => setOn(!isOn)}>
				Government
			</ToggleChip>
			<ToggleChip isOn={false}>Private</ToggleChip>
			<ToggleChip isOn={false} disabled>
				Deemed
			</ToggleChip>
			<LinkChip href={HERE} aria-current="true">
				Rounds of 2025
			</LinkChip>
			<LinkChip href={HERE}>2024</LinkChip>
			<RemovableChip href={HERE} removeLabel="Remove">
				Tamil Nadu
			</RemovableChip>
		</SampleRow>
	);
}
