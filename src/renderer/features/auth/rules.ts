/** Section 5's rules for the sign-in screens, with their texts. */
import { object, ref, string } from 'yup';
import { limits } from '@vitrine/contract/limits';

const email = string().trim().required('Email is required').email('Invalid email address');

const password = string()
  .required('Password is required')
  .min(limits.passwordMin, 'Password must be at least 6 characters')
  .max(limits.passwordMax, 'Password must be at most 128 characters');

/** Text, an at sign, text, a dot, at least two letters (5-05). */
const simpleAddress = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;

export const loginRules = object({ email, password });

export const registerRules = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required').matches(simpleAddress, 'Invalid email address'),
  password,
});

export const forgotRules = object({ email });

export const resetRules = object({
  password,
  confirmPassword: string()
    .required('Confirm password is required')
    .oneOf([ref('password'), ''], 'Passwords must match'),
});
