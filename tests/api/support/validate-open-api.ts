import { Validator } from '@seriousme/openapi-schema-validator';

/** @returns what the OpenAPI specification's own schema finds wrong */
export async function validate(document: object): Promise<unknown[]> {
  const { valid, errors } = await new Validator().validate({ ...document });
  return valid ? [] : [errors];
}
