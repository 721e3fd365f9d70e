import {
	Atom,
	BriefcaseBusiness,
	Cog,
	DraftingCompass,
	IndianRupee,
	type LucideIcon,
	Palette,
	Scale,
	Shapes,
	Stethoscope,
} from "lucide-react";

const MARKS: Record<string, LucideIcon> = {
	engineering: Cog,
	management: BriefcaseBusiness,
	medical: Stethoscope,
	law: Scale,
	commerce: IndianRupee,
	sciences: Atom,
	arts: Palette,
	architecture: DraftingCompass,
};

/** A category's drawing; beside its name, so it says nothing of its own. */
export function CategoryMark({ slug }: { slug: string }) {
	const Mark = MARKS[slug] ?? Shapes;
	return <Mark size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />;
}
