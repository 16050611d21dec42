/** The order of test files: who comes last is waited for alone, so those that take longest come first. Where nothing is known of earlier runs Vitest goes by their sizes, and these are short and slow. */
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const long = /(model-outputs|start-and-stop|embedded-postgres|real-shop|preview|demo-history)\.test\.ts$/;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
